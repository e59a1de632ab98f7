import { disasterAnswerSchema, type DisasterAnswer } from '../../../../contract/entities/pledge.ts';
import { saveAct } from '../admin/save-act.ts';
import type { Saved } from '../items/save-own.ts';

export type { ActFailure } from '../items/save-own.ts';

/** Of each act by itself: `Omit` of a union would keep only what all have. */
type Untimed<Act> = Act extends unknown ? Omit<Act, 'actedAt'> : never;
export type DisasterWish = Untimed<DisasterAnswer>;

/**
 * What an NGO answers to a disaster that lacks volunteers, and an admin to what it pledged: saved on this phone and sent when there is a
 * network. Whether there are places for its people the server says when this arrives.
 */
export function answerDisaster(wish: DisasterWish): Saved {
  return saveAct({ call: 'answerDisaster', about: wish.disasterId, schema: disasterAnswerSchema, body: wish });
}
