import { mainDb } from '../../db.ts';
import { CONTACTS_KEY } from '../../own-settings.ts';
import { readPerson } from '../../person-store.ts';

/** How to reach the person at a disaster: the server tells it one at a time, and writes down who looked. */
export interface DisasterContact {
  name?: string;
  contactNumber?: string;
  /** Device time at which it was told. */
  at: number;
}

/** Of the person who looked alone; gone with their session. */
export interface KeptContacts {
  owner: string;
  contacts: Readonly<Record<string, DisasterContact>>;
}

/** What this phone was told about this disaster before; `undefined` where it never was. Never rejects. */
export async function disasterContact(disasterId: string): Promise<DisasterContact | undefined> {
  const row = await mainDb.settings.get(CONTACTS_KEY).catch(() => undefined);
  const kept = row?.value as KeptContacts | undefined;
  return kept !== undefined && kept.owner === readPerson()?.id ? kept.contacts[disasterId] : undefined;
}
