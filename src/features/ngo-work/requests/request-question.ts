import type { AidWish } from '../../../data/commands/admin/acts.ts';
import type { ShownTaking } from '../../../data/queries/admin/aid-with-pending.ts';
import type { NgoAid } from '../../../data/queries/ngos/ngo-aid.ts';

/** What is asked before an act is saved. */
export type RequestQuestion =
  | { kind: 'take'; aid: NgoAid }
  | { kind: 'part'; aid: NgoAid; line: number }
  | { kind: 'hand-back'; aid: NgoAid; taking: ShownTaking };

/** What the parts of a request can ask of the list that they stand in. */
export interface RequestDesk {
  ask(question: RequestQuestion): void;
  act(wish: AidWish): Promise<boolean>;
}
