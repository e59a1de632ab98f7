import { mainDb } from '../../db.ts';
import { TRIP_KEY } from '../../own-settings.ts';
import { readPerson } from '../../person-store.ts';
import type { Trip, TripNotes } from '../../queries/volunteers/trip.ts';

/** Keeps the trip of this person in the place of the one before. `false`: somebody else is at this phone by now, and nothing was kept. */
export async function keepTrip(owner: string, trip: Trip): Promise<boolean> {
  if (readPerson()?.id !== owner) return false;
  await mainDb.settings.put({ key: TRIP_KEY, value: { owner, trip } satisfies TripNotes });
  return true;
}

/** What the volunteer says of the way that they drove. */
export async function sayOfTrip(said: NonNullable<Trip['said']>): Promise<void> {
  await mainDb.transaction('rw', mainDb.settings, async () => {
    const notes = (await mainDb.settings.get(TRIP_KEY))?.value as TripNotes | undefined;
    if (!notes || notes.owner !== readPerson()?.id) return;
    await mainDb.settings.put({ key: TRIP_KEY, value: { ...notes, trip: { ...notes.trip, said } } });
  });
}

export async function dropTrip(): Promise<void> {
  await mainDb.settings.delete(TRIP_KEY);
}
