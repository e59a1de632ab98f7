import { withoutInvisible } from '../../contract/base/invisible.ts';
import { plainEmail } from '../../contract/base/plain-email.ts';
import { randomUUID, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import type { InferOutput } from 'valibot';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import type { register as registerCall } from '../../contract/calls/users.ts';
import { defaultRole, type AccountStatus } from '../../contract/enumerations.ts';
import { sha256 } from '../intake/check-item.ts';
import { emailTakenMail } from '../mail/mails.ts';
import { postMail } from '../mail/post-mail.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { emailOf, hasAdmin, insertAccount, type NewAccount } from '../store/accounts/accounts.ts';
import { emailKeyOf } from '../store/database/email-key.ts';
import { recordAct } from '../store/acts/acts.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { claimKeyCheck } from '../store/accounts/key-check.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { texts } from '../texts.ts';
import { type About, beginProfile } from './begin-profile.ts';
import { heavyWork } from './heavy-work.ts';
import { passwordWeakness } from './password-rules.ts';
import type { AccountServices, Device } from './services.ts';
import { takeTries } from './tries.ts';

type Registration = InferOutput<typeof registerCall.body>;
type User = InferOutput<(typeof registerCall.answers)[201]>['data']['user'];

/** What became of it; `account` is absent where the address was taken and the answer does not tell. */
export interface Registered {
  user: User;
  account?: { id: string; status: AccountStatus };
  /** What goes on behind the answer, whose time must not tell. */
  behind?: () => Promise<void>;
}

/**
 * Makes an account. An address that is taken is said so, to few; where mail can be sent the answer is the same as for a new
 * one, and its owner is told by mail.
 */
export async function register(
  services: AccountServices,
  asked: Registration,
  device: Device,
): Promise<Result<Registered, Refusal>> {
  const { network } = device;
  const weakness = passwordWeakness(asked.password, asked);
  if (weakness !== undefined) return failed(refusals.invalid({ password: weakness }));
  const tries = await takeTries(services, ['registration', network]);
  if (!tries.ok) return tries;
  const code = await checkSetupCode(services, asked, network);
  if (!code.ok) return code;
  return services.mailer === undefined
    ? registerPlainly(services, asked, code.value, network)
    : registerNeutrally(services, asked, code.value, network);
}

/** Says that an address is taken, and so tells who has an account: to few. */
async function registerPlainly(
  services: AccountServices,
  asked: Registration,
  isFirstAdmin: boolean,
  network: string,
): Promise<Result<Registered, Refusal>> {
  // Counted before it is known whether it will be told: questions at the same moment are no way around.
  const telling = await takeTries(services, ['taken', network]);
  if (!telling.ok) return telling;
  const taken = failed({ ...refusals.conflict(texts.emailTaken), fields: { email: texts.emailTaken } });
  if ((await emailOf(services.pool, emailKeyOf(asked.email))) !== undefined) return taken;
  const kept = await makeAndKeep(services, asked, isFirstAdmin);
  if (!kept.ok) {
    await telling.value.giveBack();
    return kept;
  }
  // Somebody was first while it was being made.
  if (kept.value === 'taken') return taken;
  await telling.value.giveBack();
  const { id, name, email, role, status } = kept.value;
  return ok({ user: { _id: id, name, email, role, status }, account: { id, status } });
}

/**
 * Takes the same steps and gives the same answer whether or not the address is taken. Who signs in afterwards with the password they
 * chose learns it all the same: so taken ones are as few here as where they are told.
 */
async function registerNeutrally(
  services: AccountServices,
  asked: Registration,
  isFirstAdmin: boolean,
  network: string,
): Promise<Result<Registered, Refusal>> {
  const telling = await takeTries(services, ['taken', network]);
  if (!telling.ok) return telling;
  const { giveBack } = telling.value;
  const kept = await makeAndKeep(services, asked, isFirstAdmin);
  if (!kept.ok) {
    await giveBack();
    return kept;
  }
  const email = plainEmail(asked.email);
  const user = { name: asked.name, email, role: asked.role };
  if (kept.value === 'taken') return ok({ user, behind: () => mailTaken(services, email) });
  const { id, status } = kept.value;
  return ok({ user, account: { id, status }, behind: giveBack });
}

async function makeAndKeep(
  services: AccountServices,
  asked: Registration,
  isFirstAdmin: boolean,
): Promise<Result<NewAccount | 'taken', Refusal>> {
  const made = await newAccount(services, asked, isFirstAdmin);
  if (!made.ok) return made;
  return keep(services, made.value, asked, isFirstAdmin);
}

/** True for the right code, false where none was given. A wrong one is refused, and counted. */
async function checkSetupCode(
  services: AccountServices,
  { role, setupCode = '' }: Registration,
  network: string,
): Promise<Result<boolean, Refusal>> {
  if (role !== 'admin' || setupCode.trim() === '') return ok(false);
  const tries = await takeTries(services, ['setupCode', network]);
  if (!tries.ok) return tries;
  const digest = (text: string) => Buffer.from(sha256(withoutInvisible(text).trim().toLowerCase()));
  if (!timingSafeEqual(digest(setupCode), digest(services.setupCode))) {
    return failed(refusals.invalid({ setupCode: texts.wrongSetupCode }));
  }
  await tries.value.giveBack();
  return ok(true);
}

async function newAccount(
  { vault, autoApprove, hashing, makePair }: AccountServices,
  { name, email, password, role, consent, donor }: Registration,
  isFirstAdmin: boolean,
): Promise<Result<NewAccount, Refusal>> {
  const hashed = await hashing.hash(password);
  if (!hashed.ok) return hashed;
  const id = randomUUID();
  const pair = await heavyWork(makePair);
  if (!pair.ok) return pair;
  const isApproved = isFirstAdmin || (role !== 'admin' && autoApprove.includes(role));
  const isDonor = donor === true && role === defaultRole;
  return ok({
    id,
    name,
    email: plainEmail(email),
    passwordHash: hashed.value,
    role,
    status: isDonor ? 'donor' : isApproved ? 'approved' : 'pending',
    consentVersion: consent,
    sealingPublic: pair.value.publicKey,
    sealingPrivate: vault.seal(pair.value.privateKey, id, 'sealing_private'),
  });
}

/** Account, profile and act together. The setup code is good only while there is no admin, however many come with it at once. */
function keep(
  { pool, clock, vault }: AccountServices,
  account: NewAccount,
  about: About,
  isFirstAdmin: boolean,
): Promise<Result<NewAccount | 'taken', Refusal>> {
  const now = clock.now();
  const work = async (client: pg.PoolClient): Promise<Result<NewAccount | 'taken', Refusal>> => {
    if (!(await claimKeyCheck(client, vault.keyCheck))) throw new Error('the database was filled with another key');
    if (isFirstAdmin && (await hasAdmin(client))) {
      return failed(refusals.invalid({ setupCode: texts.setupCodeUsed }));
    }
    if (!(await insertAccount(client, account, now))) return ok('taken');
    const { id, role, status } = account;
    const detail = { role, status, ...(isFirstAdmin ? { by: 'setup-code' } : {}) };
    await recordAct(client, { actor: id, action: 'registered', about: id, detail }, now);
    await beginProfile(client, account, about, now);
    return ok(account);
  };
  return withRetries(() => inTransaction(pool, work));
}

/** Tells the owner of an address that somebody tried to register it; not often. */
async function mailTaken(services: AccountServices, email: string): Promise<void> {
  const { pool, mailer, onBug } = services;
  const tries = await takeTries(services, ['takenMail', emailKeyOf(email)]);
  const to = tries.ok ? await emailOf(pool, emailKeyOf(email)) : undefined;
  if (to !== undefined && mailer !== undefined) void postMail(mailer, emailTakenMail(to), { onLost: onBug });
}
