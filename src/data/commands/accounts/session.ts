import { failed, ok, type Result } from '../../../../contract/base/result.ts';
import { callApi, type CallFailure } from '../../client/call.ts';
import { holdUnkept, phoneSession } from '../../client/phone-session.ts';
import { readSignIn, type SignInAnswer } from '../../client/sign-in-answer.ts';
import { mainDb } from '../../db.ts';
import { forgetLists } from '../forget-lists.ts';
import { forgetOwnDrafts } from '../forget-own-drafts.ts';
import { fromStorage } from '../../in-time.ts';
import { sealingPorts } from '../../outbox/adapters/sealing-ports.ts';
import { adoptSession, endSession } from '../../outbox/accounts/change-session.ts';
import { wake } from '../../outbox/drive/driver.ts';
import type { JsonRecord } from '../../outbox/answer/read-json.ts';
import { openSealed } from '../../outbox/accounts/seal.ts';
import { readSession } from '../../outbox/accounts/session.ts';
import { noteLeft, readPerson, type StoredPerson, storePerson } from '../../person-store.ts';
import { dropFieldCaches } from '../../client/field-caches.ts';
import { forgetWorkPhotos } from '../photos/work-photos.ts';
import { ownSettings } from '../../own-settings.ts';
import { writeProfileWords } from '../../profile-words.ts';

export type { CallFailure } from '../../client/call.ts';
export type { StoredPerson } from '../../person-store.ts';

export interface Credentials {
  email: string;
  password: string;
  /** Of the second step, once it was asked for. */
  code?: string;
}

/**
 * `cannot-seal`: another person's items wait on this phone, and this browser cannot lock them away. `not-kept`: its storage
 * does not take the login, and holds another person's.
 */
export type SignInFailure = CallFailure | { kind: 'cannot-seal' } | { kind: 'not-kept' };

/**
 * Signs in on this phone. Offline it fails as `unreachable` and changes nothing. What waits here for this person is opened
 * and sent; what waits for another one is sealed first.
 */
export async function signIn({ email, password, code }: Credentials): Promise<Result<StoredPerson, SignInFailure>> {
  const missing = Object.entries({ email, password }).filter(([, text]) => text.trim() === '');
  if (missing.length > 0) {
    return failed({ kind: 'invalid', fields: Object.fromEntries(missing.map(([field]) => [field, 'required'])) });
  }
  const answer = await callApi('login', { body: { email, password, ...(code !== undefined && { code }) } });
  return answer.ok ? acceptSignIn(answer.value) : answer;
}

/** Takes over the session of an answer that signs in. Where the phone keeps nothing, it holds as long as the page. */
export async function acceptSignIn(answer: JsonRecord): Promise<Result<StoredPerson, SignInFailure>> {
  const signedIn = readSignIn(answer);
  if (!signedIn) return failed({ kind: 'not-ours' });
  const { person } = signedIn;
  const { id: accountId, ...shown } = person;
  const session = { ...signedIn.session, person: shown };
  const adopted = await fromStorage(adoptSession(sealingPorts, session), undefined).catch(() => undefined);
  const isKeptByAnother = !adopted && (await isAnothersPhone(accountId));
  if (isKeptByAnother || adopted?.ok === false) {
    // Nobody will use it: the phone keeps its session of before.
    await revoke(session.logoutKey);
    return failed({ kind: isKeptByAnother ? 'not-kept' : 'cannot-seal' });
  }
  holdUnkept(adopted ? undefined : session);
  if (readPerson()?.id !== person.id) await forgetAccount();
  storePerson(person, session.token);
  await openOwn(signedIn);
  void wake('button');
  return ok(person);
}

/** Does the database, which did not take the new session, still hold somebody else's? */
async function isAnothersPhone(accountId: string): Promise<boolean> {
  const kept = await fromStorage(
    sealingPorts.store.read((reader) => readSession(reader)),
    undefined,
  ).catch(() => undefined);
  return kept !== undefined && kept.accountId !== accountId;
}

async function openOwn({ person, privateKey }: SignInAnswer): Promise<void> {
  if (privateKey === undefined) return;
  // What could not be opened now stays sealed for the next sign-in.
  await fromStorage(openSealed(sealingPorts, person.id, privateKey), undefined).catch((error: unknown) =>
    console.warn('sealed', error),
  );
}

/**
 * Ends the session on this phone and clears what is stored of the account; on the server at once, or by its logout key when
 * there is a network again. What the person's items wait for is sealed; delete before what they do not want to keep.
 */
export async function signOut(): Promise<Result<void, 'cannot-seal'>> {
  const session = await phoneSession();
  const ended = await fromStorage(endSession(sealingPorts), undefined).catch(() => undefined);
  if (ended?.ok === false) return ended;
  holdUnkept(undefined);
  storePerson(undefined);
  await forgetAccount();
  if (ended) {
    void wake('button');
  } else {
    if (session?.sessionId !== undefined) noteLeft(session.sessionId);
    void revoke(session?.logoutKey);
  }
  return ok(undefined);
}

async function forgetAccount(): Promise<void> {
  writeProfileWords(undefined);
  await forgetWorkPhotos();
  await fromStorage(mainDb.settings.bulkDelete([...ownSettings]), undefined).catch(() => undefined);
  await fromStorage(dropFieldCaches(), undefined);
  await fromStorage(forgetLists(), undefined);
  await forgetOwnDrafts();
}

async function revoke(logoutKey: string | undefined): Promise<void> {
  if (logoutKey !== undefined) await callApi('logout', { body: { logoutKey } });
}
