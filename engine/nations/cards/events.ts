/** The 48 event cards, two events each, top first. All twelve of an age are in every game. */
import type { EventCard } from './types.ts';

export const EVENT_CARDS: readonly EventCard[] = [
  {
    id: 'aryan-migration-code-of-hammurabi',
    name: 'Aryan Migration / Code of Hammurabi',
    age: 1,
    architects: 2,
    famine: 1,
    events: [
      {
        id: 'aryan-migration',
        name: 'Aryan Migration',
        effects: [{ kind: 'trigger', when: 'event', who: 'leastStrength', do: [{ op: 'lose', res: { books: 3 } }] }],
      },
      {
        id: 'code-of-hammurabi',
        name: 'Code of Hammurabi',
        effects: [
          { kind: 'trigger', when: 'event', who: { not: ['leastStability'] }, do: [{ op: 'gain', res: { food: 3 } }] },
        ],
      },
    ],
  },
  {
    id: 'assyrian-deportations-jain-asceticism',
    name: 'Assyrian Deportations / Jain Asceticism',
    age: 1,
    architects: 1,
    famine: 0,
    events: [
      {
        id: 'assyrian-deportations',
        name: 'Assyrian Deportations',
        effects: [{ kind: 'trigger', when: 'event', who: 'leastStrength', do: [{ op: 'returnWorkers', n: 1 }] }],
      },
      {
        id: 'jain-asceticism',
        name: 'Jain Asceticism',
        effects: [
          { kind: 'trigger', when: 'event', who: 'mostStability', do: [{ op: 'regainWarLosses', what: ['vp'] }] },
        ],
      },
    ],
  },
  {
    id: 'attila-zoroastrian-revival',
    name: 'Attila / Zoroastrian Revival',
    age: 1,
    architects: 2,
    famine: 3,
    events: [
      {
        id: 'attila',
        name: 'Attila',
        effects: [{ kind: 'trigger', when: 'event', who: 'leastStrength', do: [{ op: 'lose', res: { gold: 3 } }] }],
      },
      {
        id: 'zoroastrian-revival',
        name: 'Zoroastrian Revival',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'mostStability',
            do: [
              {
                op: 'choose',
                options: [
                  [{ op: 'gain', res: { stone: 4 } }],
                  [{ op: 'others', do: [{ op: 'lose', res: { food: 3 } }] }],
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'bread-and-games-christianity',
    name: 'Bread and Games / Christianity',
    age: 1,
    architects: 2,
    famine: 0,
    events: [
      {
        id: 'bread-and-games',
        name: 'Bread and Games',
        effects: [{ kind: 'trigger', when: 'event', who: 'mostStability', do: [{ op: 'gain', res: { food: 3 } }] }],
      },
      {
        id: 'christianity',
        name: 'Christianity',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'all',
            do: [
              {
                op: 'may',
                do: [
                  { op: 'pay', res: { food: 4 } },
                  { op: 'gain', res: { books: 6 } },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'hellenism-ashokas-conversion',
    name: "Hellenism / Ashoka's Conversion",
    age: 1,
    architects: 0,
    famine: 1,
    events: [
      {
        id: 'hellenism',
        name: 'Hellenism',
        effects: [
          { kind: 'trigger', when: 'event', who: 'mostStrength', do: [{ op: 'gain', res: { stone: 2 } }] },
          { kind: 'trigger', when: 'event', who: { not: ['mostStrength'] }, do: [{ op: 'lose', res: { food: 2 } }] },
        ],
      },
      {
        id: 'ashokas-conversion',
        name: "Ashoka's Conversion",
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'all',
            do: [{ op: 'undeployFor', types: ['military'], res: { books: 2 } }],
          },
        ],
      },
    ],
  },
  {
    id: 'pax-romana-han-dynasty',
    name: 'Pax Romana / Han Dynasty',
    age: 1,
    architects: 0,
    famine: 2,
    events: [
      {
        id: 'pax-romana',
        name: 'Pax Romana',
        effects: [{ kind: 'trigger', when: 'event', who: 'mostStrength', do: [{ op: 'gain', res: { vp: 1 } }] }],
      },
      {
        id: 'han-dynasty',
        name: 'Han Dynasty',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'mostStability',
            do: [
              {
                op: 'may',
                do: [
                  { op: 'takeWorkers', n: 1 },
                  { op: 'gain', res: { food: 3 } },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'qin-unification-olympic-games',
    name: 'Qin Unification / Olympic Games',
    age: 1,
    architects: 1,
    famine: 1,
    events: [
      {
        id: 'qin-unification',
        name: 'Qin Unification',
        effects: [{ kind: 'trigger', when: 'event', who: 'strengthAboveWar', do: [{ op: 'gain', res: { vp: 1 } }] }],
      },
      {
        id: 'olympic-games',
        name: 'Olympic Games',
        effects: [{ kind: 'trigger', when: 'event', who: 'mostStability', do: [{ op: 'goFirst' }] }],
      },
    ],
  },
  {
    id: 'rigveda-exodus',
    name: 'Rigveda / Exodus',
    age: 1,
    architects: 0,
    famine: 2,
    events: [
      {
        id: 'rigveda',
        name: 'Rigveda',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'all',
            do: [{ op: 'gain', res: { books: 1 }, per: { count: 'warOrBattleBought' } }],
          },
        ],
      },
      {
        id: 'exodus',
        name: 'Exodus',
        effects: [{ kind: 'trigger', when: 'event', who: 'mostFood', do: [{ op: 'gain', res: { food: 4 } }] }],
      },
    ],
  },
  {
    id: 'sea-peoples-bronze-age-collapse',
    name: 'Sea Peoples / Bronze Age Collapse',
    age: 1,
    architects: 1,
    famine: 2,
    events: [
      {
        id: 'sea-peoples',
        name: 'Sea Peoples',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'leastStrength',
            do: [{ op: 'choose', options: [[{ op: 'removeArchitect', n: 1 }], [{ op: 'lose', res: { vp: 1 } }]] }],
          },
        ],
      },
      {
        id: 'bronze-age-collapse',
        name: 'Bronze Age Collapse',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: { not: ['mostStrength', 'mostStability'] },
            do: [{ op: 'lose', res: { vp: 1 } }],
          },
        ],
      },
    ],
  },
  {
    id: 'shang-oracle-bones-ionian-colonisation',
    name: 'Shang Oracle Bones / Ionian Colonisation',
    age: 1,
    architects: 1,
    famine: 1,
    events: [
      {
        id: 'shang-oracle-bones',
        name: 'Shang Oracle Bones',
        effects: [{ kind: 'trigger', when: 'event', who: 'leastStability', do: [{ op: 'lose', res: { books: 3 } }] }],
      },
      {
        id: 'ionian-colonisation',
        name: 'Ionian Colonisation',
        effects: [{ kind: 'trigger', when: 'event', who: 'mostFood', do: [{ op: 'gain', res: { gold: 3 } }] }],
      },
    ],
  },
  {
    id: 'taoism-philosophy',
    name: 'Taoism / Philosophy',
    age: 1,
    architects: 1,
    famine: 1,
    events: [
      {
        id: 'taoism',
        name: 'Taoism',
        effects: [{ kind: 'trigger', when: 'event', who: 'passedFirst', do: [{ op: 'gain', res: { books: 3 } }] }],
      },
      {
        id: 'philosophy',
        name: 'Philosophy',
        effects: [{ kind: 'trigger', when: 'event', who: 'mostStability', do: [{ op: 'gain', res: { vp: 1 } }] }],
      },
    ],
  },
  {
    id: 'yellow-turban-rebellion-spartacus-revolt',
    name: 'Yellow Turban Rebellion / Spartacus Revolt',
    age: 1,
    architects: 1,
    famine: 2,
    events: [
      {
        id: 'yellow-turban-rebellion',
        name: 'Yellow Turban Rebellion',
        effects: [{ kind: 'trigger', when: 'event', who: 'leastStrength', do: [{ op: 'lose', res: { food: 3 } }] }],
      },
      {
        id: 'spartacus-revolt',
        name: 'Spartacus Revolt',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'leastStability',
            do: [{ op: 'goLast' }, { op: 'lose', res: { gold: 1 } }],
          },
        ],
      },
    ],
  },
  {
    id: 'benedictine-rule-paper-money',
    name: 'Benedictine Rule / Paper Money',
    age: 2,
    architects: 3,
    famine: 1,
    events: [
      {
        id: 'benedictine-rule',
        name: 'Benedictine Rule',
        effects: [{ kind: 'trigger', when: 'event', who: 'mostStability', do: [{ op: 'gain', res: { food: 4 } }] }],
      },
      {
        id: 'paper-money',
        name: 'Paper Money',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'all',
            do: [
              {
                op: 'may',
                do: [
                  { op: 'pay', res: { food: 3 } },
                  { op: 'gain', res: { gold: 5 } },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'black-death-hunt-for-prester-john',
    name: 'Black Death / Hunt for Prester John',
    age: 2,
    architects: 1,
    famine: 3,
    events: [
      {
        id: 'black-death',
        name: 'Black Death',
        effects: [{ kind: 'trigger', when: 'event', who: 'all', do: [{ op: 'returnWorkers', n: 1 }] }],
      },
      {
        id: 'hunt-for-prester-john',
        name: 'Hunt for Prester John',
        effects: [{ kind: 'trigger', when: 'event', who: 'mostStrength', do: [{ op: 'gain', res: { books: 3 } }] }],
      },
    ],
  },
  {
    id: 'chanson-de-roland-zanj-revolt',
    name: 'Chanson de Roland / Zanj Revolt',
    age: 2,
    architects: 1,
    famine: 3,
    events: [
      {
        id: 'chanson-de-roland',
        name: 'Chanson de Roland',
        effects: [
          { kind: 'trigger', when: 'event', who: 'leastStrength', do: [{ op: 'lose', res: { books: 1 } }] },
          { kind: 'trigger', when: 'event', who: 'mostStrength', do: [{ op: 'gain', res: { books: 3 } }] },
        ],
      },
      {
        id: 'zanj-revolt',
        name: 'Zanj Revolt',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'leastStability',
            do: [{ op: 'goLast' }, { op: 'lose', res: { food: 2 } }],
          },
        ],
      },
    ],
  },
  {
    id: 'ecological-collapse-caste-system',
    name: 'Ecological Collapse / Caste System',
    age: 2,
    architects: 2,
    famine: 4,
    events: [
      {
        id: 'ecological-collapse',
        name: 'Ecological Collapse',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'all',
            do: [{ op: 'choose', options: [[{ op: 'lose', res: { food: 2 } }], [{ op: 'goLast' }]] }],
          },
        ],
      },
      {
        id: 'caste-system',
        name: 'Caste System',
        effects: [{ kind: 'trigger', when: 'event', who: 'leastStability', do: [{ op: 'lose', res: { books: 4 } }] }],
      },
    ],
  },
  {
    id: 'feudal-dues-hajj-from-mali',
    name: 'Feudal Dues / Hajj from Mali',
    age: 2,
    architects: 0,
    famine: 2,
    events: [
      { id: 'feudal-dues', name: 'Feudal Dues', effects: [{ kind: 'always', rule: 'keepPlayerOrder' }] },
      {
        id: 'hajj-from-mali',
        name: 'Hajj from Mali',
        effects: [
          { kind: 'trigger', when: 'event', who: 'leastStability', do: [{ op: 'loseAllBut', res: { gold: 2 } }] },
        ],
      },
    ],
  },
  {
    id: 'fourth-crusade-song-resistance',
    name: 'Fourth Crusade / Song Resistance',
    age: 2,
    architects: 1,
    famine: 2,
    events: [
      {
        id: 'fourth-crusade',
        name: 'Fourth Crusade',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'mostStrength',
            do: [
              {
                op: 'may',
                do: [
                  { op: 'pay', res: { gold: 3 } },
                  { op: 'gain', res: { vp: 1 } },
                  { op: 'nations', who: 'leastStrength', do: [{ op: 'lose', res: { books: 4 } }] },
                ],
              },
            ],
          },
        ],
      },
      {
        id: 'song-resistance',
        name: 'Song Resistance',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'mostStability',
            do: [{ op: 'regainWarLosses', what: ['vp', 'gold', 'food', 'stone', 'books'] }],
          },
        ],
      },
    ],
  },
  {
    id: 'imperial-examination-justinian-code',
    name: 'Imperial Examination / Justinian Code',
    age: 2,
    architects: 1,
    famine: 0,
    events: [
      {
        id: 'imperial-examination',
        name: 'Imperial Examination',
        effects: [
          { kind: 'trigger', when: 'event', who: { with: 'advisor', ages: [2] }, do: [{ op: 'gain', res: { vp: 1 } }] },
        ],
      },
      {
        id: 'justinian-code',
        name: 'Justinian Code',
        effects: [{ kind: 'trigger', when: 'event', who: 'mostStability', do: [{ op: 'gain', res: { vp: 1 } }] }],
      },
    ],
  },
  {
    id: 'martyrdom-of-ali-scholasticism',
    name: 'Martyrdom of Ali / Scholasticism',
    age: 2,
    architects: 1,
    famine: 1,
    events: [
      {
        id: 'martyrdom-of-ali',
        name: 'Martyrdom of Ali',
        effects: [{ kind: 'trigger', when: 'event', who: 'leastStrength', do: [{ op: 'lose', res: { vp: 1 } }] }],
      },
      {
        id: 'scholasticism',
        name: 'Scholasticism',
        effects: [{ kind: 'trigger', when: 'event', who: 'mostStability', do: [{ op: 'gain', res: { books: 3 } }] }],
      },
    ],
  },
  {
    id: 'peace-of-god-council-of-clermont',
    name: 'Peace of God / Council of Clermont',
    age: 2,
    architects: 0,
    famine: 2,
    events: [
      {
        id: 'peace-of-god',
        name: 'Peace of God',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'mostStrength',
            if: 'warBoughtByOther',
            do: [{ op: 'gain', res: { books: 4 } }],
          },
        ],
      },
      {
        id: 'council-of-clermont',
        name: 'Council of Clermont',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'all',
            do: [{ op: 'gain', res: { vp: 1 }, per: { count: 'colony', age: 2 } }],
          },
        ],
      },
    ],
  },
  {
    id: 'raid-on-lindisfarne-iconoclasm',
    name: 'Raid on Lindisfarne / Iconoclasm',
    age: 2,
    architects: 2,
    famine: 1,
    events: [
      {
        id: 'raid-on-lindisfarne',
        name: 'Raid on Lindisfarne',
        effects: [{ kind: 'trigger', when: 'event', who: 'leastStrength', do: [{ op: 'lose', res: { gold: 4 } }] }],
      },
      {
        id: 'iconoclasm',
        name: 'Iconoclasm',
        effects: [
          { kind: 'trigger', when: 'event', who: 'leastStability', do: [{ op: 'lose', res: { gold: 2, food: 2 } }] },
        ],
      },
    ],
  },
  {
    id: 'sack-of-baghdad-hanseatic-salt-trade',
    name: 'Sack of Baghdad / Hanseatic Salt Trade',
    age: 2,
    architects: 0,
    famine: 2,
    events: [
      {
        id: 'sack-of-baghdad',
        name: 'Sack of Baghdad',
        effects: [{ kind: 'trigger', when: 'event', who: 'leastStrength', do: [{ op: 'lose', res: { books: 5 } }] }],
      },
      {
        id: 'hanseatic-salt-trade',
        name: 'Hanseatic Salt Trade',
        effects: [{ kind: 'trigger', when: 'event', who: 'mostFood', do: [{ op: 'gain', res: { gold: 4 } }] }],
      },
    ],
  },
  {
    id: 'stupor-mundi-great-schism',
    name: 'Stupor Mundi / Great Schism',
    age: 2,
    architects: 2,
    famine: 1,
    events: [
      {
        id: 'stupor-mundi',
        name: 'Stupor Mundi',
        effects: [
          { kind: 'trigger', when: 'event', who: 'mostGoldenAgesBought', do: [{ op: 'gain', res: { books: 4 } }] },
        ],
      },
      {
        id: 'great-schism',
        name: 'Great Schism',
        effects: [{ kind: 'trigger', when: 'event', who: 'leastStability', do: [{ op: 'lose', res: { gold: 3 } }] }],
      },
    ],
  },
  {
    id: 'absolute-monarchy-salem-witch-trials',
    name: 'Absolute Monarchy / Salem Witch Trials',
    age: 3,
    architects: 2,
    famine: 5,
    events: [
      {
        id: 'absolute-monarchy',
        name: 'Absolute Monarchy',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: { with: 'advisor', ages: [1, 2] },
            do: [{ op: 'lose', res: { books: 4 } }],
          },
        ],
      },
      {
        id: 'salem-witch-trials',
        name: 'Salem Witch Trials',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'leastStability',
            do: [{ op: 'choose', options: [[{ op: 'lose', res: { gold: 3 } }], [{ op: 'removeAdvisors' }]] }],
          },
        ],
      },
    ],
  },
  {
    id: 'african-slave-trade-glorious-revolution',
    name: 'African Slave Trade / Glorious Revolution',
    age: 3,
    architects: 1,
    famine: 4,
    events: [
      {
        id: 'african-slave-trade',
        name: 'African Slave Trade',
        effects: [{ kind: 'trigger', when: 'event', who: 'leastStrength', do: [{ op: 'lose', res: { vp: 1 } }] }],
      },
      {
        id: 'glorious-revolution',
        name: 'Glorious Revolution',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'mostStability',
            do: [{ op: 'may', do: [{ op: 'goLast' }, { op: 'gain', res: { gold: 6 } }] }],
          },
        ],
      },
    ],
  },
  {
    id: 'blackbeard-habeas-corpus-act',
    name: 'Blackbeard / Habeas Corpus Act',
    age: 3,
    architects: 1,
    famine: 2,
    events: [
      {
        id: 'blackbeard',
        name: 'Blackbeard',
        effects: [{ kind: 'trigger', when: 'event', who: 'leastStrength', do: [{ op: 'lose', res: { gold: 5 } }] }],
      },
      {
        id: 'habeas-corpus-act',
        name: 'Habeas Corpus Act',
        effects: [{ kind: 'trigger', when: 'event', who: 'mostStability', do: [{ op: 'gain', res: { vp: 1 } }] }],
      },
    ],
  },
  {
    id: 'columbian-exchange-expulsion-of-jews',
    name: 'Columbian Exchange / Expulsion of Jews',
    age: 3,
    architects: 1,
    famine: 1,
    events: [
      {
        id: 'columbian-exchange',
        name: 'Columbian Exchange',
        effects: [
          { kind: 'trigger', when: 'event', who: 'mostStrength', do: [{ op: 'gain', res: { food: 3 } }] },
          { kind: 'trigger', when: 'event', who: 'leastStrength', do: [{ op: 'lose', res: { food: 3 } }] },
        ],
      },
      {
        id: 'expulsion-of-jews',
        name: 'Expulsion of Jews',
        effects: [{ kind: 'trigger', when: 'event', who: 'leastStability', do: [{ op: 'lose', res: { gold: 5 } }] }],
      },
    ],
  },
  {
    id: 'crop-rotation-mercantilism',
    name: 'Crop Rotation / Mercantilism',
    age: 3,
    architects: 2,
    famine: 4,
    events: [
      {
        id: 'crop-rotation',
        name: 'Crop Rotation',
        effects: [{ kind: 'trigger', when: 'event', who: 'mostStability', do: [{ op: 'gain', res: { food: 6 } }] }],
      },
      {
        id: 'mercantilism',
        name: 'Mercantilism',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'all',
            do: [{ op: 'undeployFor', types: ['building'], res: { stone: 2 } }],
          },
        ],
      },
    ],
  },
  {
    id: 'janissaries-council-of-trent',
    name: 'Janissaries / Council of Trent',
    age: 3,
    architects: 1,
    famine: 2,
    events: [
      {
        id: 'janissaries',
        name: 'Janissaries',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'mostStrength',
            do: [
              {
                op: 'may',
                do: [
                  { op: 'takeWorkers', n: 2 },
                  { op: 'gain', res: { stone: 4 } },
                ],
              },
            ],
          },
        ],
      },
      {
        id: 'council-of-trent',
        name: 'Council of Trent',
        effects: [{ kind: 'trigger', when: 'event', who: 'mostStability', do: [{ op: 'gain', res: { stone: 5 } }] }],
      },
    ],
  },
  {
    id: 'little-ice-age-city-upon-a-hill',
    name: 'Little Ice Age / City Upon a Hill',
    age: 3,
    architects: 1,
    famine: 3,
    events: [
      {
        id: 'little-ice-age',
        name: 'Little Ice Age',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'all',
            do: [{ op: 'choose', options: [[{ op: 'lose', res: { food: 3 } }], [{ op: 'lose', res: { books: 5 } }]] }],
          },
        ],
      },
      {
        id: 'city-upon-a-hill',
        name: 'City Upon a Hill',
        effects: [{ kind: 'trigger', when: 'event', who: 'mostStability', do: [{ op: 'gain', res: { books: 6 } }] }],
      },
    ],
  },
  {
    id: 'magellans-expedition-papal-indulgence',
    name: "Magellan's Expedition / Papal Indulgence",
    age: 3,
    architects: 2,
    famine: 3,
    events: [
      {
        id: 'magellans-expedition',
        name: "Magellan's Expedition",
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'all',
            do: [{ op: 'gain', res: { gold: 5 }, per: { count: 'colonyBought' } }],
          },
        ],
      },
      {
        id: 'papal-indulgence',
        name: 'Papal Indulgence',
        effects: [
          { kind: 'trigger', when: 'event', who: 'mostStability', do: [{ op: 'may', do: [{ op: 'hireFree', n: 1 }] }] },
          { kind: 'trigger', when: 'event', who: { not: ['mostStability'] }, do: [{ op: 'lose', res: { gold: 2 } }] },
        ],
      },
    ],
  },
  {
    id: 'pilgrims-dutch-revolt',
    name: 'Pilgrims / Dutch Revolt',
    age: 3,
    architects: 3,
    famine: 3,
    events: [
      {
        id: 'pilgrims',
        name: 'Pilgrims',
        effects: [{ kind: 'trigger', when: 'event', who: 'mostFood', do: [{ op: 'takeWorkers', n: 1 }] }],
      },
      {
        id: 'dutch-revolt',
        name: 'Dutch Revolt',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'leastStability',
            do: [{ op: 'goLast' }, { op: 'lose', res: { gold: 3 } }],
          },
        ],
      },
    ],
  },
  {
    id: 'sinking-of-the-vasa-peace-of-westphalia',
    name: 'Sinking of the Vasa / Peace of Westphalia',
    age: 3,
    architects: 0,
    famine: 0,
    events: [
      {
        id: 'sinking-of-the-vasa',
        name: 'Sinking of the Vasa',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'leastStability',
            do: [
              {
                op: 'choose',
                options: [[{ op: 'lose', res: { gold: 3 } }], [{ op: 'strengthForSecondEvent', n: -10 }]],
              },
            ],
          },
        ],
      },
      {
        id: 'peace-of-westphalia',
        name: 'Peace of Westphalia',
        effects: [{ kind: 'trigger', when: 'event', who: 'leastStrength', do: [{ op: 'lose', res: { food: 5 } }] }],
      },
    ],
  },
  {
    id: 'spice-trade-muntzer-revolt',
    name: 'Spice Trade / Muntzer Revolt',
    age: 3,
    architects: 0,
    famine: 2,
    events: [
      {
        id: 'spice-trade',
        name: 'Spice Trade',
        effects: [{ kind: 'trigger', when: 'event', who: 'mostFood', do: [{ op: 'gain', res: { gold: 4 } }] }],
      },
      {
        id: 'muntzer-revolt',
        name: 'Muntzer Revolt',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'leastStability',
            do: [{ op: 'goLast' }, { op: 'lose', res: { stone: 3 } }],
          },
        ],
      },
    ],
  },
  {
    id: 'tulip-mania-kangxi-era',
    name: 'Tulip Mania / Kangxi Era',
    age: 3,
    architects: 0,
    famine: 1,
    events: [
      {
        id: 'tulip-mania',
        name: 'Tulip Mania',
        effects: [{ kind: 'trigger', when: 'event', who: 'passedLast', do: [{ op: 'lose', res: { vp: 1 } }] }],
      },
      {
        id: 'kangxi-era',
        name: 'Kangxi Era',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'mostStability',
            do: [{ op: 'goFirst' }, { op: 'gain', res: { gold: 3 } }],
          },
        ],
      },
    ],
  },
  {
    id: 'american-revolution-french-revolution',
    name: 'American Revolution / French Revolution',
    age: 4,
    architects: 1,
    famine: 2,
    events: [
      {
        id: 'american-revolution',
        name: 'American Revolution',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'leastStrength',
            do: [{ op: 'removeColony', n: 1, else: [{ op: 'lose', res: { vp: 1 } }] }],
          },
        ],
      },
      {
        id: 'french-revolution',
        name: 'French Revolution',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'leastStability',
            do: [{ op: 'removeAdvisors', else: [{ op: 'lose', res: { vp: 2 } }] }],
          },
        ],
      },
    ],
  },
  {
    id: 'anarchism-great-exhibition',
    name: 'Anarchism / Great Exhibition',
    age: 4,
    architects: 1,
    famine: 4,
    events: [
      {
        id: 'anarchism',
        name: 'Anarchism',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'leastStrength',
            do: [{ op: 'removeAdvisors' }, { op: 'lose', res: { vp: 1 } }],
          },
        ],
      },
      {
        id: 'great-exhibition',
        name: 'Great Exhibition',
        effects: [
          { kind: 'trigger', when: 'event', who: 'mostStability', do: [{ op: 'may', do: [{ op: 'hireFree', n: 2 }] }] },
        ],
      },
    ],
  },
  {
    id: 'californian-gold-rush-irish-potato-blight',
    name: 'Californian Gold Rush / Irish Potato Blight',
    age: 4,
    architects: 0,
    famine: 3,
    events: [
      {
        id: 'californian-gold-rush',
        name: 'Californian Gold Rush',
        effects: [{ kind: 'trigger', when: 'event', who: 'mostStrength', do: [{ op: 'gain', res: { gold: 8 } }] }],
      },
      {
        id: 'irish-potato-blight',
        name: 'Irish Potato Blight',
        effects: [{ kind: 'trigger', when: 'event', who: 'leastStability', do: [{ op: 'lose', res: { food: 8 } }] }],
      },
    ],
  },
  {
    id: 'entente-cordiale-general-strike',
    name: 'Entente Cordiale / General Strike',
    age: 4,
    architects: 2,
    famine: 4,
    events: [
      {
        id: 'entente-cordiale',
        name: 'Entente Cordiale',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'mostStrength',
            do: [{ op: 'may', do: [{ op: 'deployFree', n: 2, on: 'military' }] }],
          },
        ],
      },
      {
        id: 'general-strike',
        name: 'General Strike',
        effects: [{ kind: 'trigger', when: 'event', who: 'leastStability', do: [{ op: 'lose', res: { stone: 6 } }] }],
      },
    ],
  },
  {
    id: 'eruption-of-krakatoa-first-vatican-council',
    name: 'Eruption of Krakatoa / First Vatican Council',
    age: 4,
    architects: 1,
    famine: 3,
    events: [
      {
        id: 'eruption-of-krakatoa',
        name: 'Eruption of Krakatoa',
        effects: [{ kind: 'trigger', when: 'event', who: 'leastFood', do: [{ op: 'lose', res: { vp: 1 } }] }],
      },
      {
        id: 'first-vatican-council',
        name: 'First Vatican Council',
        effects: [{ kind: 'trigger', when: 'event', who: 'mostStability', do: [{ op: 'gain', res: { books: 10 } }] }],
      },
    ],
  },
  {
    id: 'march-to-moscow-taiping-rebellion',
    name: 'March to Moscow / Taiping Rebellion',
    age: 4,
    architects: 1,
    famine: 5,
    events: [
      {
        id: 'march-to-moscow',
        name: 'March to Moscow',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'leastFood',
            do: [{ op: 'removeColony', n: 1, else: [{ op: 'lose', res: { vp: 1 } }] }],
          },
        ],
      },
      {
        id: 'taiping-rebellion',
        name: 'Taiping Rebellion',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'leastStability',
            do: [{ op: 'goLast' }, { op: 'lose', res: { books: 10 } }],
          },
        ],
      },
    ],
  },
  {
    id: 'romanticism-industrial-revolution',
    name: 'Romanticism / Industrial Revolution',
    age: 4,
    architects: 2,
    famine: 6,
    events: [
      {
        id: 'romanticism',
        name: 'Romanticism',
        effects: [{ kind: 'trigger', when: 'event', who: 'passedFirst', do: [{ op: 'gain', res: { books: 5 } }] }],
      },
      {
        id: 'industrial-revolution',
        name: 'Industrial Revolution',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'mostIndustrialBuildingWorkers',
            do: [{ op: 'gain', res: { vp: 1 } }],
          },
        ],
      },
    ],
  },
  {
    id: 'scramble-for-africa-dreyfus-affair',
    name: 'Scramble for Africa / Dreyfus Affair',
    age: 4,
    architects: 1,
    famine: 4,
    events: [
      {
        id: 'scramble-for-africa',
        name: 'Scramble for Africa',
        effects: [
          { kind: 'trigger', when: 'event', who: { with: 'colony', ages: [4] }, do: [{ op: 'gain', res: { vp: 1 } }] },
        ],
      },
      {
        id: 'dreyfus-affair',
        name: 'Dreyfus Affair',
        effects: [{ kind: 'trigger', when: 'event', who: 'leastStability', do: [{ op: 'lose', res: { books: 8 } }] }],
      },
    ],
  },
  {
    id: 'sick-man-of-europe-womens-suffrage',
    name: "Sick Man of Europe / Women's Suffrage",
    age: 4,
    architects: 3,
    famine: 1,
    events: [
      {
        id: 'sick-man-of-europe',
        name: 'Sick Man of Europe',
        effects: [{ kind: 'trigger', when: 'event', who: 'leastStrength', do: [{ op: 'lose', res: { gold: 8 } }] }],
      },
      {
        id: 'womens-suffrage',
        name: "Women's Suffrage",
        effects: [{ kind: 'trigger', when: 'event', who: 'mostStability', do: [{ op: 'gain', res: { vp: 1 } }] }],
      },
    ],
  },
  {
    id: 'sokoto-caliphate-tennis-court-oath',
    name: 'Sokoto Caliphate / Tennis Court Oath',
    age: 4,
    architects: 0,
    famine: 3,
    events: [
      {
        id: 'sokoto-caliphate',
        name: 'Sokoto Caliphate',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'all',
            do: [
              {
                op: 'may',
                do: [
                  { op: 'pay', res: { food: 4 } },
                  { op: 'gain', res: { gold: 8 } },
                ],
              },
            ],
          },
        ],
      },
      {
        id: 'tennis-court-oath',
        name: 'Tennis Court Oath',
        effects: [{ kind: 'trigger', when: 'event', who: 'leastStability', do: [{ op: 'lose', res: { gold: 7 } }] }],
      },
    ],
  },
  {
    id: 'tonghak-movement-sepoy-mutiny',
    name: 'Tonghak Movement / Sepoy Mutiny',
    age: 4,
    architects: 0,
    famine: 5,
    events: [
      {
        id: 'tonghak-movement',
        name: 'Tonghak Movement',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'leastStrength',
            do: [
              { op: 'lose', res: { books: 8 } },
              { op: 'gain', res: { stone: 2 } },
            ],
          },
        ],
      },
      {
        id: 'sepoy-mutiny',
        name: 'Sepoy Mutiny',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'leastStability',
            do: [{ op: 'goLast' }, { op: 'lose', res: { gold: 5 } }],
          },
        ],
      },
    ],
  },
  {
    id: 'weltpolitik-emigration',
    name: 'Weltpolitik / Emigration',
    age: 4,
    architects: 2,
    famine: 2,
    events: [
      {
        id: 'weltpolitik',
        name: 'Weltpolitik',
        effects: [
          {
            kind: 'trigger',
            when: 'event',
            who: 'all',
            do: [{ op: 'gain', res: { gold: 5, stone: 5 }, per: { count: 'colony', age: 4 } }],
          },
        ],
      },
      {
        id: 'emigration',
        name: 'Emigration',
        effects: [{ kind: 'trigger', when: 'event', who: 'leastStability', do: [{ op: 'returnWorkers', n: 1 }] }],
      },
    ],
  },
];
