import type { Point } from '../../../../contract/base/great-circle.ts';
import { TRIP_KEY } from '../../own-settings.ts';
import { ownCopy } from '../items/own-copy.ts';

/** Where a volunteer drove, recorded because they chose it. On this phone alone, and gone with their session. */
export interface Trip {
  startedAt: number;
  /** Absent while it is recorded, and where the app was closed meanwhile. */
  endedAt?: number;
  /** In the order of time; a new one begins where the recording had paused. */
  parts: readonly (readonly Point[])[];
  /** What the volunteer said of the way when it had ended. */
  said?: 'passable' | 'blocked';
}

export interface TripNotes {
  owner: string;
  trip: Trip;
}

/** The last one; never rejects. */
export async function ownTrip(): Promise<Trip | undefined> {
  return (await ownCopy<TripNotes>(TRIP_KEY))?.trip;
}
