import type { AidWish } from '../../../data/commands/admin/acts.ts';
import type { AdminAid } from '../../../data/queries/admin/admin-aid.ts';
import type { ShownTaking } from '../../../data/queries/admin/aid-with-pending.ts';

/** What is asked before an act is saved: how much came, who is to take it on, or why. */
export type AidQuestion =
  | { kind: 'part'; aid: AdminAid; line: number }
  | { kind: 'assign'; aid: AdminAid }
  | { kind: 'hand-back'; aid: AdminAid; taking: ShownTaking }
  | { kind: 'new-code'; aid: AdminAid; deliveryId: string }
  | { kind: 'close'; aid: AdminAid };

/** What the parts of a request can ask of the tab that they stand in. */
export interface AidDesk {
  ask(question: AidQuestion): void;
  act(wish: AidWish): Promise<boolean>;
}
