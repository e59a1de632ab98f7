import { failed, ok, type Result } from '../../contract/base/result.ts';
import type { SignedIn } from '../../contract/entities/account.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { findForSignIn, replacePasswordHash, type KeptAccount } from '../store/accounts/accounts.ts';
import { emailKeyOf } from '../store/database/email-key.ts';
import { endPushesToOthers } from '../store/alerts/devices.ts';
import { rememberDevice } from '../store/accounts/sessions.ts';
import { texts } from '../texts.ts';
import { keyMarkOf } from './key-mark.ts';
import { openSession } from './open-session.ts';
import { checkSecondStep } from './second-step.ts';
import type { AccountServices, Device } from './services.ts';
import { takeTries } from './tries.ts';

export interface Credentials {
  email: string;
  password: string;
  code?: string | undefined;
}

/** Why it was refused, for the log: the answer itself does not tell an unknown address from a wrong password. */
export interface SignInRefusal {
  refusal: Refusal;
  why: 'unknown' | 'password' | 'code' | 'too-many' | 'busy';
  accountId?: string;
}

/**
 * Opens a session for who knows the password. Unknown address and wrong password take the same steps, the same time and
 * the same answer (S12); guesses are counted (S11) before they are checked, so that many at once are no way around.
 */
export async function signIn(
  services: AccountServices,
  { email, password, code }: Credentials,
  device: Device,
): Promise<Result<SignedIn, SignInRefusal>> {
  const emailKey = emailKeyOf(email);
  const account = await findForSignIn(services.pool, emailKey, device.keyHash);
  const about = account === undefined ? {} : { accountId: account.id };
  const isKnown = account !== undefined && device.hasKey && account.deviceIsKnown;
  const knownDevice = isKnown ? `${account.id} ${device.keyHash}` : undefined;
  const tries = await takeGuess(services, { emailKey, knownDevice, network: device.network });
  if (!tries.ok) return failed({ refusal: tries.failure, why: 'too-many', ...about });
  const { hashing } = services;
  const verified = await hashing.verify(account?.passwordHash ?? hashing.nobodysHash, password);
  if (!verified.ok) {
    await tries.value.giveBack();
    return failed({ refusal: verified.failure, why: 'busy', ...about });
  }
  if (account === undefined || !verified.value) {
    const why = account === undefined ? 'unknown' : 'password';
    return failed({ refusal: refusals.signIn(texts.wrongSignIn), why, ...about });
  }
  const second = await checkSecondStep(services, account, code);
  // A code that was only asked for was no guess; a wrong one was.
  if (second.ok || code === undefined) await tries.value.giveBack();
  if (!second.ok) return failed({ refusal: second.failure, why: 'code', ...about });
  return open(services, account, password, device);
}

/** Given back is the guess alone: the work was done. */
async function takeGuess(
  services: AccountServices,
  { emailKey, knownDevice, network }: { emailKey: string; knownDevice: string | undefined; network: string },
): ReturnType<typeof takeTries> {
  const guess =
    knownDevice === undefined
      ? await takeTries(services, ['signInFromAddress', network], ['signIn', emailKey])
      : await takeTries(services, ['knownDevice', knownDevice]);
  if (!guess.ok) return guess;
  const work = await takeTries(
    services,
    knownDevice === undefined ? ['workFromAddress', network] : ['workOfKnownDevice', knownDevice],
  );
  if (work.ok) return guess;
  await guess.value.giveBack();
  return work;
}

async function open(
  services: AccountServices,
  account: KeptAccount,
  password: string,
  device: Device,
): Promise<Result<SignedIn, SignInRefusal>> {
  const signedIn = await openSession(services, account, device);
  // The password was changed, or the account deleted, while this one was being checked.
  if (signedIn === undefined) return failed({ refusal: refusals.busy(), why: 'busy', accountId: account.id });
  if (device.hasKey) await rememberDevice(services.pool, account.id, device.keyHash, services.clock.now());
  const keyMark = keyMarkOf(services.vault, device);
  if (keyMark !== undefined) await endPushesToOthers(services.pool, keyMark, account.id);
  if (services.hashing.isOutdated(account.passwordHash)) await rehash(services, account, password);
  return ok(signedIn);
}

/** The password is known only now. */
async function rehash({ pool, hashing }: AccountServices, account: KeptAccount, password: string): Promise<void> {
  const hashed = await hashing.hash(password);
  // Too busy just now: at the next sign-in.
  if (hashed.ok) await replacePasswordHash(pool, { id: account.id, was: account.passwordHash, becomes: hashed.value });
}
