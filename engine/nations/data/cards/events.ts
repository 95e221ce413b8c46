/** The 48 event cards with two events each, top first. All twelve of an age are in every game. */
import { eventCards } from './named.ts';

export const EVENT_CARDS = eventCards({
  1: [
    {
      architects: 2,
      famine: 1,
      events: [
        {
          name: 'Aryan Migration',
          effects: [{ kind: 'trigger', when: 'event', who: 'leastStrength', do: [{ op: 'lose', res: { books: 3 } }] }],
        },
        {
          name: 'Code of Hammurabi',
          effects: [
            {
              kind: 'trigger',
              when: 'event',
              who: { not: ['leastStability'] },
              do: [{ op: 'gain', res: { food: 3 } }],
            },
          ],
        },
      ],
    },
    {
      architects: 1,
      famine: 0,
      events: [
        {
          name: 'Assyrian Deportations',
          effects: [{ kind: 'trigger', when: 'event', who: 'leastStrength', do: [{ op: 'returnWorkers', n: 1 }] }],
        },
        {
          name: 'Jain Asceticism',
          effects: [
            { kind: 'trigger', when: 'event', who: 'mostStability', do: [{ op: 'regainWarLosses', what: ['vp'] }] },
          ],
        },
      ],
    },
    {
      architects: 2,
      famine: 3,
      events: [
        {
          name: 'Attila',
          effects: [{ kind: 'trigger', when: 'event', who: 'leastStrength', do: [{ op: 'lose', res: { gold: 3 } }] }],
        },
        {
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
      architects: 2,
      famine: 0,
      events: [
        {
          name: 'Bread and Games',
          effects: [{ kind: 'trigger', when: 'event', who: 'mostStability', do: [{ op: 'gain', res: { food: 3 } }] }],
        },
        {
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
      architects: 0,
      famine: 1,
      events: [
        {
          name: 'Hellenism',
          effects: [
            { kind: 'trigger', when: 'event', who: 'mostStrength', do: [{ op: 'gain', res: { stone: 2 } }] },
            { kind: 'trigger', when: 'event', who: { not: ['mostStrength'] }, do: [{ op: 'lose', res: { food: 2 } }] },
          ],
        },
        {
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
      architects: 0,
      famine: 2,
      events: [
        {
          name: 'Pax Romana',
          effects: [{ kind: 'trigger', when: 'event', who: 'mostStrength', do: [{ op: 'gain', res: { vp: 1 } }] }],
        },
        {
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
      architects: 1,
      famine: 1,
      events: [
        {
          name: 'Qin Unification',
          effects: [{ kind: 'trigger', when: 'event', who: 'strengthAboveWar', do: [{ op: 'gain', res: { vp: 1 } }] }],
        },
        {
          name: 'Olympic Games',
          effects: [{ kind: 'trigger', when: 'event', who: 'mostStability', do: [{ op: 'goFirst' }] }],
        },
      ],
    },
    {
      architects: 0,
      famine: 2,
      events: [
        {
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
          name: 'Exodus',
          effects: [{ kind: 'trigger', when: 'event', who: 'mostFood', do: [{ op: 'gain', res: { food: 4 } }] }],
        },
      ],
    },
    {
      architects: 1,
      famine: 2,
      events: [
        {
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
      architects: 1,
      famine: 1,
      events: [
        {
          name: 'Shang Oracle Bones',
          effects: [{ kind: 'trigger', when: 'event', who: 'leastStability', do: [{ op: 'lose', res: { books: 3 } }] }],
        },
        {
          name: 'Ionian Colonisation',
          effects: [{ kind: 'trigger', when: 'event', who: 'mostFood', do: [{ op: 'gain', res: { gold: 3 } }] }],
        },
      ],
    },
    {
      architects: 1,
      famine: 1,
      events: [
        {
          name: 'Taoism',
          effects: [{ kind: 'trigger', when: 'event', who: 'passedFirst', do: [{ op: 'gain', res: { books: 3 } }] }],
        },
        {
          name: 'Philosophy',
          effects: [{ kind: 'trigger', when: 'event', who: 'mostStability', do: [{ op: 'gain', res: { vp: 1 } }] }],
        },
      ],
    },
    {
      architects: 1,
      famine: 2,
      events: [
        {
          name: 'Yellow Turban Rebellion',
          effects: [{ kind: 'trigger', when: 'event', who: 'leastStrength', do: [{ op: 'lose', res: { food: 3 } }] }],
        },
        {
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
  ],
  2: [
    {
      architects: 3,
      famine: 1,
      events: [
        {
          name: 'Benedictine Rule',
          effects: [{ kind: 'trigger', when: 'event', who: 'mostStability', do: [{ op: 'gain', res: { food: 4 } }] }],
        },
        {
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
      architects: 1,
      famine: 3,
      events: [
        {
          name: 'Black Death',
          effects: [{ kind: 'trigger', when: 'event', who: 'all', do: [{ op: 'returnWorkers', n: 1 }] }],
        },
        {
          name: 'Hunt for Prester John',
          effects: [{ kind: 'trigger', when: 'event', who: 'mostStrength', do: [{ op: 'gain', res: { books: 3 } }] }],
        },
      ],
    },
    {
      architects: 1,
      famine: 3,
      events: [
        {
          name: 'Chanson de Roland',
          effects: [
            { kind: 'trigger', when: 'event', who: 'leastStrength', do: [{ op: 'lose', res: { books: 1 } }] },
            { kind: 'trigger', when: 'event', who: 'mostStrength', do: [{ op: 'gain', res: { books: 3 } }] },
          ],
        },
        {
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
      architects: 2,
      famine: 4,
      events: [
        {
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
          name: 'Caste System',
          effects: [{ kind: 'trigger', when: 'event', who: 'leastStability', do: [{ op: 'lose', res: { books: 4 } }] }],
        },
      ],
    },
    {
      architects: 0,
      famine: 2,
      events: [
        { name: 'Feudal Dues', effects: [{ kind: 'always', rule: 'keepPlayerOrder' }] },
        {
          name: 'Hajj from Mali',
          effects: [
            { kind: 'trigger', when: 'event', who: 'leastStability', do: [{ op: 'loseAllBut', res: { gold: 2 } }] },
          ],
        },
      ],
    },
    {
      architects: 1,
      famine: 2,
      events: [
        {
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
      architects: 1,
      famine: 0,
      events: [
        {
          name: 'Imperial Examination',
          effects: [
            {
              kind: 'trigger',
              when: 'event',
              who: { with: 'advisor', ages: [2] },
              do: [{ op: 'gain', res: { vp: 1 } }],
            },
          ],
        },
        {
          name: 'Justinian Code',
          effects: [{ kind: 'trigger', when: 'event', who: 'mostStability', do: [{ op: 'gain', res: { vp: 1 } }] }],
        },
      ],
    },
    {
      architects: 1,
      famine: 1,
      events: [
        {
          name: 'Martyrdom of Ali',
          effects: [{ kind: 'trigger', when: 'event', who: 'leastStrength', do: [{ op: 'lose', res: { vp: 1 } }] }],
        },
        {
          name: 'Scholasticism',
          effects: [{ kind: 'trigger', when: 'event', who: 'mostStability', do: [{ op: 'gain', res: { books: 3 } }] }],
        },
      ],
    },
    {
      architects: 0,
      famine: 2,
      events: [
        {
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
      architects: 2,
      famine: 1,
      events: [
        {
          name: 'Raid on Lindisfarne',
          effects: [{ kind: 'trigger', when: 'event', who: 'leastStrength', do: [{ op: 'lose', res: { gold: 4 } }] }],
        },
        {
          name: 'Iconoclasm',
          effects: [
            { kind: 'trigger', when: 'event', who: 'leastStability', do: [{ op: 'lose', res: { gold: 2, food: 2 } }] },
          ],
        },
      ],
    },
    {
      architects: 0,
      famine: 2,
      events: [
        {
          name: 'Sack of Baghdad',
          effects: [{ kind: 'trigger', when: 'event', who: 'leastStrength', do: [{ op: 'lose', res: { books: 5 } }] }],
        },
        {
          name: 'Hanseatic Salt Trade',
          effects: [{ kind: 'trigger', when: 'event', who: 'mostFood', do: [{ op: 'gain', res: { gold: 4 } }] }],
        },
      ],
    },
    {
      architects: 2,
      famine: 1,
      events: [
        {
          name: 'Stupor Mundi',
          effects: [
            { kind: 'trigger', when: 'event', who: 'mostGoldenAgesBought', do: [{ op: 'gain', res: { books: 4 } }] },
          ],
        },
        {
          name: 'Great Schism',
          effects: [{ kind: 'trigger', when: 'event', who: 'leastStability', do: [{ op: 'lose', res: { gold: 3 } }] }],
        },
      ],
    },
  ],
  3: [
    {
      architects: 2,
      famine: 5,
      events: [
        {
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
      architects: 1,
      famine: 4,
      events: [
        {
          name: 'African Slave Trade',
          effects: [{ kind: 'trigger', when: 'event', who: 'leastStrength', do: [{ op: 'lose', res: { vp: 1 } }] }],
        },
        {
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
      architects: 1,
      famine: 2,
      events: [
        {
          name: 'Blackbeard',
          effects: [{ kind: 'trigger', when: 'event', who: 'leastStrength', do: [{ op: 'lose', res: { gold: 5 } }] }],
        },
        {
          name: 'Habeas Corpus Act',
          effects: [{ kind: 'trigger', when: 'event', who: 'mostStability', do: [{ op: 'gain', res: { vp: 1 } }] }],
        },
      ],
    },
    {
      architects: 1,
      famine: 1,
      events: [
        {
          name: 'Columbian Exchange',
          effects: [
            { kind: 'trigger', when: 'event', who: 'mostStrength', do: [{ op: 'gain', res: { food: 3 } }] },
            { kind: 'trigger', when: 'event', who: 'leastStrength', do: [{ op: 'lose', res: { food: 3 } }] },
          ],
        },
        {
          name: 'Expulsion of Jews',
          effects: [{ kind: 'trigger', when: 'event', who: 'leastStability', do: [{ op: 'lose', res: { gold: 5 } }] }],
        },
      ],
    },
    {
      architects: 2,
      famine: 4,
      events: [
        {
          name: 'Crop Rotation',
          effects: [{ kind: 'trigger', when: 'event', who: 'mostStability', do: [{ op: 'gain', res: { food: 6 } }] }],
        },
        {
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
      architects: 1,
      famine: 2,
      events: [
        {
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
          name: 'Council of Trent',
          effects: [{ kind: 'trigger', when: 'event', who: 'mostStability', do: [{ op: 'gain', res: { stone: 5 } }] }],
        },
      ],
    },
    {
      architects: 1,
      famine: 3,
      events: [
        {
          name: 'Little Ice Age',
          effects: [
            {
              kind: 'trigger',
              when: 'event',
              who: 'all',
              do: [
                { op: 'choose', options: [[{ op: 'lose', res: { food: 3 } }], [{ op: 'lose', res: { books: 5 } }]] },
              ],
            },
          ],
        },
        {
          name: 'City Upon a Hill',
          effects: [{ kind: 'trigger', when: 'event', who: 'mostStability', do: [{ op: 'gain', res: { books: 6 } }] }],
        },
      ],
    },
    {
      architects: 2,
      famine: 3,
      events: [
        {
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
          name: 'Papal Indulgence',
          effects: [
            {
              kind: 'trigger',
              when: 'event',
              who: 'mostStability',
              do: [{ op: 'may', do: [{ op: 'hireFree', n: 1 }] }],
            },
            { kind: 'trigger', when: 'event', who: { not: ['mostStability'] }, do: [{ op: 'lose', res: { gold: 2 } }] },
          ],
        },
      ],
    },
    {
      architects: 3,
      famine: 3,
      events: [
        {
          name: 'Pilgrims',
          effects: [{ kind: 'trigger', when: 'event', who: 'mostFood', do: [{ op: 'takeWorkers', n: 1 }] }],
        },
        {
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
      architects: 0,
      famine: 0,
      events: [
        {
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
          name: 'Peace of Westphalia',
          effects: [{ kind: 'trigger', when: 'event', who: 'leastStrength', do: [{ op: 'lose', res: { food: 5 } }] }],
        },
      ],
    },
    {
      architects: 0,
      famine: 2,
      events: [
        {
          name: 'Spice Trade',
          effects: [{ kind: 'trigger', when: 'event', who: 'mostFood', do: [{ op: 'gain', res: { gold: 4 } }] }],
        },
        {
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
      architects: 0,
      famine: 1,
      events: [
        {
          name: 'Tulip Mania',
          effects: [{ kind: 'trigger', when: 'event', who: 'passedLast', do: [{ op: 'lose', res: { vp: 1 } }] }],
        },
        {
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
  ],
  4: [
    {
      architects: 1,
      famine: 2,
      events: [
        {
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
      architects: 1,
      famine: 4,
      events: [
        {
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
          name: 'Great Exhibition',
          effects: [
            {
              kind: 'trigger',
              when: 'event',
              who: 'mostStability',
              do: [{ op: 'may', do: [{ op: 'hireFree', n: 2 }] }],
            },
          ],
        },
      ],
    },
    {
      architects: 0,
      famine: 3,
      events: [
        {
          name: 'Californian Gold Rush',
          effects: [{ kind: 'trigger', when: 'event', who: 'mostStrength', do: [{ op: 'gain', res: { gold: 8 } }] }],
        },
        {
          name: 'Irish Potato Blight',
          effects: [{ kind: 'trigger', when: 'event', who: 'leastStability', do: [{ op: 'lose', res: { food: 8 } }] }],
        },
      ],
    },
    {
      architects: 2,
      famine: 4,
      events: [
        {
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
          name: 'General Strike',
          effects: [{ kind: 'trigger', when: 'event', who: 'leastStability', do: [{ op: 'lose', res: { stone: 6 } }] }],
        },
      ],
    },
    {
      architects: 1,
      famine: 3,
      events: [
        {
          name: 'Eruption of Krakatoa',
          effects: [{ kind: 'trigger', when: 'event', who: 'leastFood', do: [{ op: 'lose', res: { vp: 1 } }] }],
        },
        {
          name: 'First Vatican Council',
          effects: [{ kind: 'trigger', when: 'event', who: 'mostStability', do: [{ op: 'gain', res: { books: 10 } }] }],
        },
      ],
    },
    {
      architects: 1,
      famine: 5,
      events: [
        {
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
      architects: 2,
      famine: 6,
      events: [
        {
          name: 'Romanticism',
          effects: [{ kind: 'trigger', when: 'event', who: 'passedFirst', do: [{ op: 'gain', res: { books: 5 } }] }],
        },
        {
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
      architects: 1,
      famine: 4,
      events: [
        {
          name: 'Scramble for Africa',
          effects: [
            {
              kind: 'trigger',
              when: 'event',
              who: { with: 'colony', ages: [4] },
              do: [{ op: 'gain', res: { vp: 1 } }],
            },
          ],
        },
        {
          name: 'Dreyfus Affair',
          effects: [{ kind: 'trigger', when: 'event', who: 'leastStability', do: [{ op: 'lose', res: { books: 8 } }] }],
        },
      ],
    },
    {
      architects: 3,
      famine: 1,
      events: [
        {
          name: 'Sick Man of Europe',
          effects: [{ kind: 'trigger', when: 'event', who: 'leastStrength', do: [{ op: 'lose', res: { gold: 8 } }] }],
        },
        {
          name: "Women's Suffrage",
          effects: [{ kind: 'trigger', when: 'event', who: 'mostStability', do: [{ op: 'gain', res: { vp: 1 } }] }],
        },
      ],
    },
    {
      architects: 0,
      famine: 3,
      events: [
        {
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
          name: 'Tennis Court Oath',
          effects: [{ kind: 'trigger', when: 'event', who: 'leastStability', do: [{ op: 'lose', res: { gold: 7 } }] }],
        },
      ],
    },
    {
      architects: 0,
      famine: 5,
      events: [
        {
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
      architects: 2,
      famine: 2,
      events: [
        {
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
          name: 'Emigration',
          effects: [{ kind: 'trigger', when: 'event', who: 'leastStability', do: [{ op: 'returnWorkers', n: 1 }] }],
        },
      ],
    },
  ],
});
