import type { ListName } from '../../../contract/calls/changes-address.ts';

/** How this device's copy of one list stands. */
export interface ListState {
  name: ListName;
  /** Whose sight of it the copy is: the account's id, or nothing where nobody was signed in. */
  account: string;
  /** Where the next question begins; absent where the list comes whole. */
  cursor?: string;
  /** Of the answer to the question that begins there. */
  etag?: string;
  /** Counts whole lists: a row of an earlier one goes when this one is complete. */
  round: number;
  /** Has all of it ever been here? Else it is still coming. */
  isComplete: boolean;
  /**
   * How many records the server had for this reader when it last said so, by lane and standing (`main active`), none that is merged into
   * another; absent where the list comes whole.
   */
  of?: Record<string, number>;
  /** Records that its person asked to be kept here; absent: as many as usual. */
  most?: number;
  /** When it was last known to be as the server's: epoch milliseconds of this device. */
  asOf?: number;
  /** What the last try met; absent where it went well. */
  trouble?: 'unreachable' | 'refused';
}

export function newListState(name: ListName, account: string): ListState {
  return { name, account, round: 0, isComplete: false };
}
