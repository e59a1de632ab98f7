import { systemClock } from '../../../../contract/base/clock.ts';
import { failed, ok, type Result } from '../../../../contract/base/result.ts';
import { callApi, type CallFailure } from '../../client/call.ts';
import { mainDb } from '../../db.ts';
import { readPerson } from '../../person-store.ts';
import { CONTACTS_KEY } from '../../own-settings.ts';
import type { DisasterContact, KeptContacts } from '../../queries/lists/disaster-contact.ts';

/**
 * Asks the server how to reach the person at this disaster, and keeps it on this phone for the field. Each look is written down there,
 * and limited: only at a person's word, and to accept is one. Offline it fails and what is kept stays.
 */
export async function askContact(disasterId: string): Promise<Result<DisasterContact, CallFailure>> {
  const owner = readPerson()?.id;
  const answer = await callApi('getDisaster', { params: { id: disasterId } });
  if (!answer.ok) return answer;
  const [report] = answer.value.data;
  if (report === undefined) return failed({ kind: 'not-found' });
  const { name, contactNumber } = report;
  const contact = {
    ...(name !== undefined && { name }),
    ...(contactNumber !== undefined && { contactNumber }),
    at: systemClock.now(),
  };
  // Somebody else may have signed in while the answer was on its way.
  if (owner !== undefined && owner === readPerson()?.id) await keep(owner, disasterId, contact).catch(() => undefined);
  return ok(contact);
}

async function keep(owner: string, disasterId: string, contact: DisasterContact): Promise<void> {
  await mainDb.transaction('rw', mainDb.settings, async () => {
    const before = (await mainDb.settings.get(CONTACTS_KEY))?.value as KeptContacts | undefined;
    const contacts = before?.owner === owner ? before.contacts : {};
    await mainDb.settings.put({
      key: CONTACTS_KEY,
      value: { owner, contacts: { ...contacts, [disasterId]: contact } },
    });
  });
}

/** Forgets whom to call at these. */
export async function dropContacts(disasterIds: ReadonlySet<string>): Promise<void> {
  await mainDb.transaction('rw', mainDb.settings, async () => {
    const kept = (await mainDb.settings.get(CONTACTS_KEY))?.value as KeptContacts | undefined;
    if (!kept) return;
    const contacts = Object.fromEntries(Object.entries(kept.contacts).filter(([id]) => !disasterIds.has(id)));
    await mainDb.settings.put({ key: CONTACTS_KEY, value: { ...kept, contacts } });
  });
}
