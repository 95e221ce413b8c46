/** The engine of Nations. */
import { nations } from '../../engine/nations/index.ts';
import { nationsMover } from '../properties/nationsMover.ts';
import { tableOf } from '../properties/nationsTables.ts';
import { benchEngine } from './engine.ts';

benchEngine({ game: nations, tableOf, mover: nationsMover, goals: { perform: 20, replay: 12, games: 150, bot: 20 } });
