import { ok, type Result } from '../../../../contract/base/result.ts';
import type { Account } from '../../../../contract/entities/account.ts';
import { callApi, type CallFailure } from '../../client/call.ts';
import { roleHere } from '../../client/role-here.ts';
import { mainDb } from '../../db.ts';
import { fromStorage } from '../../in-time.ts';
import { readPerson, storePerson } from '../../person-store.ts';
import { ACCOUNT_KEY } from '../../own-settings.ts';
import { forgetRight } from './forget.ts';
import { pendingName } from '../../queries/items/pending-name.ts';

/**
 * Brings the person's own account from the server to this device: an admin may have decided, another phone changed the
 * name. Offline the copy stays. A name of this phone that was on its way meanwhile stays too: the answer may be older. Whoever
 * wants the server's word on it asks again once nothing of it waits.
 */
export async function refreshAccount(): Promise<Result<Account, CallFailure>> {
  const before = readPerson();
  const hadNameWaiting = isNameWaiting();
  const answer = await callApi('getAccount');
  if (!answer.ok) return answer;
  const account = answer.value.data;
  const had = await hadNameWaiting;
  // A storage that did not answer once is not waited for again.
  const hasNameWaiting = had === false ? await isNameWaiting() : had;
  const person = readPerson();
  // What this phone was told since it asked is newer: an address that was changed, a role that was asked for.
  const isOlder = (['email', 'role', 'status'] as const).some((member) => person?.[member] !== before?.[member]);
  if (before?.id === account._id && !isOlder) {
    await keepAccount(account, hasNameWaiting || person?.name !== before.name ? person?.name : account.name);
  }
  return ok(account);
}

/**
 * Keeps what the server says of the person's own account; where nothing else is said, with the name that this phone shows. Nothing
 * where somebody else has signed in while the answer was on its way.
 */
export async function keepAccount(account: Account, name = readPerson()?.name): Promise<void> {
  const { _id: id, email, role, status } = account;
  const before = readPerson();
  if (before?.id !== id) return;
  const now = roleHere(role, status);
  // A right has ended, or is another: what it showed goes. What comes from now on is asked for anew.
  const isOther = before.role !== now.role || (before.status === 'approved' && now.status !== 'approved');
  storePerson({ id, name: name ?? account.name, email, ...now });
  if (isOther) await forgetRight();
  await mainDb.settings.put({ key: ACCOUNT_KEY, value: account }).catch(() => undefined);
}

/** A change that the server refused waits for the person alone: its name is not in force. `undefined`: the storage does not say. */
function isNameWaiting(): Promise<boolean | undefined> {
  const known = pendingName().then((change) => change !== undefined && change.state !== 'needs-you');
  return fromStorage(known, undefined).catch(() => undefined);
}
