import { mainDb } from '../../db.ts';
import { NOTES_KEY } from '../../own-settings.ts';
import { readPerson } from '../../person-store.ts';

/** The volunteer shares where they are with those who coordinate this disaster. */
export interface SharingChoice {
  workId: string;
  /** Epoch milliseconds of the device. */
  until: number;
}

/** What this phone remembers for one volunteer; gone with their session. */
export interface VolunteerNotes {
  /** Work of whose end they were told and said that they had read it. */
  told: readonly string[];
  sharing?: SharingChoice | undefined;
  /** Work whose position the server has still to forget: its sharing was ended where the server could not be reached. */
  owedStop?: string | undefined;
}

export interface KeptNotes extends VolunteerNotes {
  owner: string;
}

/** Of the person at this phone. Never rejects. */
export async function volunteerNotes(): Promise<VolunteerNotes> {
  const row = await mainDb.settings.get(NOTES_KEY).catch(() => undefined);
  const kept = row?.value as KeptNotes | undefined;
  return kept !== undefined && kept.owner === readPerson()?.id ? kept : { told: [] };
}
