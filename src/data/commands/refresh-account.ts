import { ok, type Result } from '../../../contract/base/result.ts';
import type { Account } from '../../../contract/entities/account.ts';
import { callApi, type CallFailure } from '../client/call.ts';
import { mainDb } from '../db.ts';
import { readPerson, storePerson } from '../person-store.ts';
import { ACCOUNT_KEY } from '../own-settings.ts';

/**
 * Brings the person's own account from the server to this device: an admin may have decided, another phone changed the
 * name. Offline the copy stays.
 */
export async function refreshAccount(): Promise<Result<Account, CallFailure>> {
  const before = readPerson();
  const answer = await callApi('getAccount');
  if (!answer.ok) return answer;
  const account = answer.value.data;
  // Somebody else may have signed in while the answer was on its way.
  if (before?.id === account._id && readPerson()?.id === account._id) {
    const { _id: id, name, email, role, status } = account;
    storePerson({ id, name, email, role, status });
    await mainDb.settings.put({ key: ACCOUNT_KEY, value: account }).catch(() => undefined);
  }
  return ok(account);
}
