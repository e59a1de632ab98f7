import { activeRole, type Person } from './actions.ts';

/** The columns of the table "who sees what". */
export const viewers = [
  'nobody',
  /** Signed in, and waiting for approval or refused it. */
  'pending',
  'volunteer',
  'ngo',
  /** Took this very request, is on the same disaster, or runs the campaign that was given to. */
  'taker',
  'admin',
  /** Has shown the record's claim secret. */
  'reporter',
  /** The account that the record is about. */
  'owner',
] as const;
export type Viewer = (typeof viewers)[number];

/** What ties somebody to one record, beyond their role. */
export interface Ties {
  isReporter?: boolean;
  hasTaken?: boolean;
  isOwner?: boolean;
}

/** As whom a person, or nobody, sees a record: of all that is true of them what shows the most. */
export function viewerOf(person: Person | undefined, { isReporter, hasTaken, isOwner }: Ties = {}): Viewer {
  const role = activeRole(person);
  if (role === 'admin') return 'admin';
  if (isReporter === true) return 'reporter';
  if (person === undefined) return 'nobody';
  if (isOwner === true) return 'owner';
  if (role === undefined) return 'pending';
  return hasTaken === true ? 'taker' : role;
}
