import type pg from 'pg';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { sha256 } from '../intake/check-item.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { findAccount, type KeptAccount } from '../store/accounts/accounts.ts';
import { emailKeyOf } from '../store/database/email-key.ts';
import { recordAct } from '../store/acts/acts.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { ownerOfResetLink, takeResetLink } from '../store/accounts/reset-links.ts';
import { removeSecondStep } from '../store/accounts/second-step.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { deleteSessionsOf } from '../store/accounts/sessions.ts';
import { texts } from '../texts.ts';
import { passwordWeakness } from './password-rules.ts';
import type { AccountServices } from './services.ts';
import { forgetTries } from './tries.ts';

/**
 * Sets a new password by a link that is good once. Ends every session and forgets the devices that were known: whoever had
 * them may be why it is reset. A second step stays in force, but for a link that
 * was issued to end it. The link is used up only where the password is set.
 */
export async function resetPassword(
  services: AccountServices,
  { token, password }: { token: string; password: string },
): Promise<Result<KeptAccount, Refusal>> {
  const { pool, clock, hashing } = services;
  const tokenHash = sha256(token);
  const owner = await ownerOfResetLink(pool, tokenHash, clock.now());
  const account = owner === undefined ? undefined : await findAccount(pool, owner);
  if (account === undefined) return failed(badLink());
  const weakness = passwordWeakness(password, account);
  if (weakness !== undefined) return failed(refusals.invalid({ password: weakness }));
  const passwordHash = await hashing.hash(password);
  if (!passwordHash.ok) return passwordHash;
  const isSet = await withRetries(() =>
    inTransaction(pool, (client) =>
      setPassword(client, { tokenHash, accountId: account.id, passwordHash: passwordHash.value }, clock.now()),
    ),
  );
  if (!isSet) return failed(badLink());
  // Somebody's guesses must not keep out the person who has just proved to be the owner.
  await forgetTries(services, ['signIn', emailKeyOf(account.email)]);
  return ok(account);
}

interface NewPassword {
  tokenHash: string;
  accountId: string;
  passwordHash: string;
}

async function setPassword(
  client: pg.PoolClient,
  { tokenHash, accountId, passwordHash }: NewPassword,
  now: number,
): Promise<boolean> {
  // In the order of who replaces the account's links.
  await client.query('SELECT 1 FROM accounts WHERE id = $1 FOR NO KEY UPDATE', [accountId]);
  const link = await takeResetLink(client, tokenHash, now);
  if (link === undefined) return false;
  await client.query('UPDATE accounts SET password_hash = $2 WHERE id = $1', [accountId, passwordHash]);
  await deleteSessionsOf(client, accountId);
  await client.query('DELETE FROM known_devices WHERE account_id = $1', [accountId]);
  if (link.endsSecondStep) {
    await removeSecondStep(client, accountId);
    await recordAct(client, { action: 'second-step-ended', about: accountId, detail: { by: 'reset-link' } }, now);
  }
  await recordAct(client, { action: 'password-reset', about: accountId }, now);
  return true;
}

function badLink(): Refusal {
  return { ...refusals.invalid({ token: texts.badResetLink }), message: texts.badResetLink };
}
