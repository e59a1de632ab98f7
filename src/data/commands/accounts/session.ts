import { failed, ok, type Result } from '../../../../contract/base/result.ts';
import { callApi, type CallFailure } from '../../client/call.ts';
import { dropUnkept, holdUnkept, phoneSession } from '../../client/phone-session.ts';
import { readSignIn, type SignInAnswer } from '../../client/sign-in-answer.ts';
import { deviceSettings } from '../../device-settings.ts';
import { forgetOwnDrafts } from '../forget-own-drafts.ts';
import { UNSETTLED_PAYMENT_KEY } from '../../own-settings.ts';
import { endedSession } from '../../queries/items/outbox.ts';
import { forgetCopies, forgetPerson, forgetRight } from './forget.ts';
import { fromStorage } from '../../in-time.ts';
import { sealingPorts } from '../../outbox/adapters/sealing-ports.ts';
import { adoptSession, endRefused, endSession } from '../../outbox/accounts/change-session.ts';
import { wake } from '../../outbox/drive/driver.ts';
import type { JsonRecord } from '../../outbox/answer/read-json.ts';
import { openSealed } from '../../outbox/accounts/seal.ts';
import { readSession, type StoredSession } from '../../outbox/accounts/session.ts';
import { openPhotosOf, sealPhotosOf } from '../../photos/seal-photos.ts';
import { noteLeft, readPerson, readToken, type StoredPerson, storePerson } from '../../person-store.ts';

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
  const before = await phoneSession();
  const endedId = (await fromStorage(endedSession(), undefined).catch(() => undefined))?.accountId;
  if (before && before.accountId !== accountId) await sealPhotos(before);
  const adopted = await fromStorage(adoptSession(sealingPorts, session), undefined).catch(() => undefined);
  const isKeptByAnother = !adopted && (await isAnothersPhone(accountId));
  if (isKeptByAnother || adopted?.ok === false) {
    // Nobody will use it: the phone keeps its session of before.
    await revoke(session.logoutKey);
    return failed({ kind: isKeptByAnother ? 'not-kept' : 'cannot-seal' });
  }
  holdUnkept(adopted ? undefined : session);
  await forgetBefore(person, endedId);
  storePerson(person, session.token);
  await openOwn(signedIn);
  void wake('button');
  return ok(person);
}

/**
 * Nothing that somebody else was shown is there for this person, nor what they themselves were shown by a right that they have no more.
 * `endedId`: whose session the server ended on this phone.
 */
async function forgetBefore({ id, role, status }: StoredPerson, endedId: string | undefined): Promise<void> {
  const before = readPerson();
  if ((before?.id ?? endedId) === id) {
    if (before?.role !== role || before.status !== status) await forgetRight();
    return;
  }
  // Where nobody was logged in the phone's own maps stay.
  await (before ? forgetPerson() : forgetCopies(deviceSettings));
  await forgetOwnDrafts();
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
  await fromStorage(openPhotosOf(person.id, privateKey, sealingPorts.sealer), undefined);
  // What could not be opened now stays sealed for the next sign-in.
  await fromStorage(openSealed(sealingPorts, person.id, privateKey), undefined).catch((error: unknown) =>
    console.warn('sealed', error),
  );
}

async function sealPhotos({ accountId, publicKey }: StoredSession): Promise<void> {
  await fromStorage(sealPhotosOf(accountId, publicKey, sealingPorts.sealer), undefined);
}

/**
 * Ends the session on this phone and clears what is stored of the account; on the server at once, or by its logout key when
 * there is a network again. What the person's items wait for is sealed; delete before what they do not want to keep.
 */
export async function signOut(): Promise<Result<void, 'cannot-seal'>> {
  const session = await phoneSession();
  if (session) await sealPhotos(session);
  const ended = await fromStorage(endSession(sealingPorts), undefined).catch(() => undefined);
  if (ended?.ok === false) return ended;
  holdUnkept(undefined);
  storePerson(undefined);
  await forgetPerson();
  await forgetOwnDrafts();
  if (ended) {
    void wake('button');
  } else {
    if (session?.sessionId !== undefined) noteLeft(session.sessionId);
    void revoke(session?.logoutKey);
  }
  return ok(undefined);
}

/**
 * The server has ended the session: nobody is logged in here any more, what the account was shown goes, and what waits stays, sealed for its
 * person. What they were typing waits for them as well. Where the browser cannot seal, their items stay as they are. Never rejects.
 */
export async function leaveEnded(session: StoredSession): Promise<void> {
  // Another tab may have logged somebody in since.
  if (readToken() === session.token) storePerson(undefined);
  await sealPhotos(session);
  await fromStorage(endRefused(sealingPorts, session.token), undefined).catch(() => undefined);
  dropUnkept(session.token);
  // A payment is asked after once they are back.
  await forgetPerson([UNSETTLED_PAYMENT_KEY]);
}

async function revoke(logoutKey: string | undefined): Promise<void> {
  if (logoutKey !== undefined) await callApi('logout', { body: { logoutKey } });
}
