/** How often games wait for people, by hand and with orders. `HANDOVER_GAMES=10 npm run bench -- handovers` plays fewer. */
import { benchHandOvers } from './people/handovers.ts';
import { nationsPeople } from './people/nations.ts';
import { wealthPeople } from './people/wealth.ts';

const GAMES = Number(process.env.HANDOVER_GAMES ?? 100);

benchHandOvers(wealthPeople, { name: 'second edition for 3', seats: 3, options: {}, goal: 1 / 3 }, GAMES);
benchHandOvers(wealthPeople, { name: 'second edition for 4', seats: 4, options: {}, goal: 1 / 3 }, GAMES);
benchHandOvers(wealthPeople, { name: 'War Clouds for 4', seats: 4, options: { warClouds: true }, goal: 1 / 3 }, GAMES);
benchHandOvers(nationsPeople, { name: 'for 2', seats: 2, options: {} }, GAMES);
benchHandOvers(nationsPeople, { name: 'for 4', seats: 4, options: {}, goal: 1 / 2 }, GAMES);
