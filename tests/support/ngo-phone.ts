import type { AccountStatus } from '../../contract/enumerations.ts';
import { acceptSignIn } from '../../src/data/commands/accounts/session.ts';
import { mainDb } from '../../src/data/db.ts';
import { makeOfflinePhone } from './offline-phone.ts';

export const NGO = '44444444-4444-4444-8444-444444444444';

/** For screen tests: a phone without network at which an NGO is signed in. */
export async function makeNgoPhone(status: AccountStatus = 'approved'): Promise<void> {
  await makeOfflinePhone();
  await mainDb.settings.clear();
  const user = { _id: NGO, name: 'Kosi Flood Relief', email: 'kosi@example.org', role: 'ngo', status };
  await acceptSignIn({ data: { token: 't', user, session: { id: 's' } } });
}
