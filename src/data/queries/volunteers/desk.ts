import { callsAbout } from '../../../../contract/calls/queued.ts';
import type { Desk } from '../../../../contract/entities/volunteer.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { DESK_KEY } from '../../own-settings.ts';
import { itemsUnknownTo, ownCopy, type OwnCopy } from '../items/own-copy.ts';

/** The signed-in person's own desk as it came from the server. */
export interface DeskCopy extends OwnCopy {
  desk: Desk;
}

/** This device's copy; `undefined` where it has none of this person. Never rejects. */
export function deskCopy(): Promise<DeskCopy | undefined> {
  return ownCopy<DeskCopy>(DESK_KEY);
}

const DESK_CALLS = callsAbout('desk');

/** What this person did on this phone and no copy of their desk may have yet, oldest first. */
export function deskItems(asOf: number): Promise<OutboxItem[]> {
  return itemsUnknownTo(asOf, DESK_CALLS);
}
