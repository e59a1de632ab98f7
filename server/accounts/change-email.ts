import { plainEmail } from '../../contract/base/plain-email.ts';
import type pg from 'pg';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { findAccount, replaceEmail, type KeptAccount } from '../store/accounts/accounts.ts';
import { emailKeyOf } from '../store/database/email-key.ts';
import { recordAct } from '../store/acts/acts.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { texts } from '../texts.ts';
import { confirmPassword } from './change-password.ts';
import type { AccountServices, Device } from './services.ts';
import { takeTries } from './tries.ts';

/** The account as it stands then, and the address that it had. */
export interface ChangedEmail {
  account: KeptAccount;
  was: string;
}

/**
 * Gives the account another address to sign in by. Nobody has to prove that they read its mail: where none can be sent nobody could, and
 * a wrong one is put right in the same way. That an address is taken is told, as rarely as at a registration (S12).
 */
export async function changeEmail(
  services: AccountServices,
  accountId: string,
  { password, email }: { password: string; email: string },
  device: Device,
): Promise<Result<ChangedEmail, Refusal>> {
  const { pool, clock } = services;
  const confirmed = await confirmPassword(services, accountId, password);
  if (!confirmed.ok) return confirmed;
  // Counted before it is known whether it will be told: questions at the same moment are no way around.
  const telling = await takeTries(services, ['taken', device.network]);
  if (!telling.ok) return telling;
  const was = confirmed.value.email;
  const changed = await withRetries(() =>
    inTransaction(pool, (client) => change(client, accountId, email, clock.now())),
  );
  if (changed === 'taken') {
    return failed({ ...refusals.conflict(texts.emailTaken), fields: { email: texts.emailTaken } });
  }
  await telling.value.giveBack();
  // Deleted meanwhile.
  return changed === undefined ? failed(refusals.signIn()) : ok({ account: changed, was });
}

async function change(
  client: pg.PoolClient,
  accountId: string,
  email: string,
  now: number,
): Promise<KeptAccount | 'taken' | undefined> {
  const isReplaced = await replaceEmail(client, {
    id: accountId,
    email: plainEmail(email),
    emailKey: emailKeyOf(email),
  });
  if (!isReplaced) return 'taken';
  // One on its way went to the old address.
  await client.query('DELETE FROM reset_links WHERE account_id = $1 AND used_at IS NULL', [accountId]);
  await recordAct(client, { actor: accountId, action: 'email-changed', about: accountId }, now);
  return findAccount(client, accountId);
}
