/** The one list of actions. What a player can do is derived from it; `choices` offers the actions in this order. */
import { type ActionIn, actionsFrom } from '../../core/action.ts';
import { gate } from '../rules/whoDecides/gate.ts';
import { refuse } from '../rules/whoDecides/refuse.ts';
import { answer } from './answer.ts';
import { buy } from './buy.ts';
import { chooseBoard } from './chooseBoard.ts';
import { chooseDifficulty } from './chooseDifficulty.ts';
import { chooseEvent } from './chooseEvent.ts';
import { deploy } from './deploy.ts';
import { grow } from './grow.ts';
import { hire } from './hire.ts';
import { nameSection } from './nameSection.ts';
import { pass } from './pass.ts';
import { payShortage } from './payShortage.ts';
import { setStanding } from './setStanding.ts';
import { spare } from './spare.ts';
import { special } from './special.ts';
import { takeBonus } from './takeBonus.ts';
import { undeploy } from './undeploy.ts';

export const ACTIONS = [
  chooseDifficulty,
  chooseBoard,
  nameSection,
  grow,
  chooseEvent,
  buy,
  deploy,
  hire,
  special,
  undeploy,
  pass,
  payShortage,
  takeBonus,
  spare,
  answer,
  setStanding,
] as const;

export type Action = ActionIn<typeof ACTIONS>;

export const actions = actionsFrom(ACTIONS, {
  gate,
  malformed: () => refuse('action/malformed', 'N21.1'),
});
