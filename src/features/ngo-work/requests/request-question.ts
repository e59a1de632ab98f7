import type { AidWish } from '../../../data/commands/admin/acts.ts';
import type { ShownTaking } from '../../../data/queries/admin/aid-with-pending.ts';
import type { DisasterWish } from '../../../data/commands/ngos/answer-disaster.ts';
import type { NgoAid } from '../../../data/queries/ngos/ngo-aid.ts';
import type { NgoDisaster, OwnPledge } from '../../../data/queries/ngos/ngo-disasters.ts';
import type { Urgency } from '../../../../contract/policies/aid-urgency.ts';
import type { Tone } from '../../../ui/tone.ts';

/** What is asked before an act is saved. */
export type RequestQuestion =
  | { kind: 'take'; aid: NgoAid }
  | { kind: 'part'; aid: NgoAid; line: number }
  | { kind: 'given'; aid: NgoAid; line: number; taking: ShownTaking }
  | { kind: 'pack'; aid: NgoAid; taking: ShownTaking }
  | { kind: 'hand-back'; aid: NgoAid; taking: ShownTaking };

export type AnswerQuestion =
  | { kind: 'send'; disaster: NgoDisaster }
  | { kind: 'take-back'; disaster: NgoDisaster; pledge: OwnPledge };

export const urgencyTones = { critical: 'bad', high: 'waiting', normal: 'neutral' } as const satisfies Record<
  Urgency,
  Tone
>;

/** What the parts of a request can ask of the list that they stand in. */
export interface RequestDesk {
  ask(question: RequestQuestion | AnswerQuestion): void;
  act(wish: AidWish): Promise<boolean>;
  answer(wish: DisasterWish): Promise<boolean>;
}
