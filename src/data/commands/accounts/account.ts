import { isoTime } from '../../../../contract/base/clock.ts';
import { failed, ok, type Result } from '../../../../contract/base/result.ts';
import { type AccountSession, accountNameSchema, newEmailSchema } from '../../../../contract/entities/account.ts';
import { type CallFailure, callApi } from '../../client/call.ts';
import { phoneSession } from '../../client/phone-session.ts';
import { fromStorage } from '../../in-time.ts';
import { devicePorts } from '../../outbox/adapters/device-ports.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { readPerson, type StoredPerson, storePerson } from '../../person-store.ts';
import { lastNameChangeAt } from '../../queries/items/pending-name.ts';
import { checkBody } from '../items/check-body.ts';
import type { SaveFailure } from '../items/save-failure.ts';
import { keepAccount } from './refresh-account.ts';
import { saveItem } from '../items/save-item.ts';
import { acceptSignIn, type SignInFailure } from './session.ts';

export type { CallFailure } from '../../client/call.ts';
export type { AccountSession } from '../../../../contract/entities/account.ts';

/**
 * Changes the person's own name: saved on this phone and offered to the server like a report, but under the account's
 * token. Offline, and with an expired session, it waits. The server keeps the name with the later `changedAt`.
 */
export async function changeName(name: string): Promise<Result<OutboxItem, SaveFailure | { kind: 'signed-out' }>> {
  const session = await phoneSession();
  // Never under a name that the screen does not show: another tab may have signed somebody else in.
  if (!session || session.accountId !== readPerson()?.id) return failed({ kind: 'signed-out' });
  const changedAt = isoTime(await laterThanBefore(session.accountId));
  const id = devicePorts.newId();
  const entry = { id, call: 'updateAccount', owner: session.accountId } as const;
  const saved = await saveItem(entry, accountNameSchema, { name, changedAt });
  const person = readPerson();
  if (saved.ok && person?.id === session.accountId) storePerson({ ...person, name });
  return saved;
}

/** Now, but after every change before it on this phone: its clock may have been put back since, and the later one wins. */
async function laterThanBefore(accountId: string): Promise<number> {
  const before = await fromStorage(lastNameChangeAt(accountId), undefined).catch(() => undefined);
  return Math.max(devicePorts.clock.now(), (before ?? Number.NEGATIVE_INFINITY) + 1);
}

/** The devices on which the person is logged in. Asked for when somebody looks; kept nowhere. */
export async function ownDevices(): Promise<Result<AccountSession[], CallFailure>> {
  const answer = await callApi('listSessions');
  return answer.ok ? ok(answer.value.data) : answer;
}

/** Logs one device out. Offline it fails and changes nothing. */
export async function endDevice(id: string): Promise<Result<void, CallFailure>> {
  const answer = await callApi('endSession', { params: { id } });
  return answer.ok ? ok(undefined) : answer;
}

/** Ends every session on the server, this phone's included; the phone then still has to leave. */
export async function endAllDevices(): Promise<Result<void, CallFailure>> {
  const answer = await callApi('endAllSessions');
  return answer.ok ? ok(undefined) : answer;
}

/** Sets the address that the person logs in by. Asked of the server at once: without network it fails and changes nothing. */
export async function changeEmail(password: string, email: string): Promise<Result<void, CallFailure>> {
  const checked = checkBody(newEmailSchema, { password, email });
  if (!checked.ok) return checked;
  const answer = await callApi('changeEmail', { body: checked.value });
  if (!answer.ok) return answer;
  await keepAccount(answer.value.data);
  return ok(undefined);
}

/** Sets a new password. All sessions end; this phone goes on with the new one of the answer. */
export async function changePassword(
  password: string,
  newPassword: string,
): Promise<Result<StoredPerson, SignInFailure>> {
  const answer = await callApi('changePassword', { body: { password, newPassword } });
  return answer.ok ? acceptSignIn(answer.value) : answer;
}

/** A secret for an authenticator app; in force once a code confirms it. */
export async function beginSecondStep(password: string): Promise<Result<{ secret: string; uri: string }, CallFailure>> {
  const answer = await callApi('beginSecondStep', { body: { password } });
  return answer.ok ? ok(answer.value.data) : answer;
}

/** Puts the second step in force. The recovery codes are told this once. */
export async function confirmSecondStep(code: string): Promise<Result<string[], CallFailure>> {
  const answer = await callApi('confirmSecondStep', { body: { code } });
  return answer.ok ? ok(answer.value.data.recoveryCodes) : answer;
}

export async function endSecondStep(password: string, code: string): Promise<Result<void, CallFailure>> {
  const answer = await callApi('endSecondStep', { body: { password, code } });
  return answer.ok ? ok(undefined) : answer;
}

/** Everything that the server keeps about the person, as a JSON file to be saved. */
export async function exportAccount(): Promise<Result<{ name: string; text: string }, CallFailure>> {
  const answer = await callApi('exportAccount');
  if (!answer.ok) return answer;
  const { data } = answer.value;
  const name = `relief-relay-my-data-${data.exportedAt.slice(0, 10)}.json`;
  return ok({ name, text: JSON.stringify(data, undefined, 2) });
}

/** Deletes the account on the server, for good. What this phone keeps of it is the caller's to clear, by `signOut`. */
export async function deleteAccount(password: string): Promise<Result<void, CallFailure>> {
  const answer = await callApi('deleteAccount', { body: { password } });
  return answer.ok ? ok(undefined) : answer;
}
