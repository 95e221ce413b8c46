/** The engine of Wealth of Nations. */
import { wealth } from '../../engine/wealth/index.ts';
import { wealthMover } from '../properties/wealthMover.ts';
import { tableOf } from '../properties/wealthTables.ts';
import { benchEngine } from './engine.ts';

benchEngine({ game: wealth, tableOf, mover: wealthMover, goals: { perform: 20, replay: 12, bot: 10 } });
