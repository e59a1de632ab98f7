import { failed, ok, type Result } from '../../contract/base/result.ts';
import type { SignedIn } from '../../contract/entities/account.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { findAccount, replacePasswordHash, type KeptAccount } from '../store/accounts/accounts.ts';
import { recordAct } from '../store/acts/acts.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { deleteSessionsOf } from '../store/accounts/sessions.ts';
import { texts } from '../texts.ts';
import { openSession } from './open-session.ts';
import { passwordWeakness } from './password-rules.ts';
import type { AccountServices, Device } from './services.ts';
import { takeTries } from './tries.ts';

/** The password again, from somebody who is signed in: a phone that lies around open is not enough. Each time is counted. */
export async function confirmPassword(
  services: AccountServices,
  accountId: string,
  password: string,
): Promise<Result<KeptAccount, Refusal>> {
  const account = await findAccount(services.pool, accountId);
  if (account === undefined) return failed(refusals.signIn());
  const tries = await takeTries(services, ['password', accountId]);
  if (!tries.ok) return tries;
  const verified = await services.hashing.verify(account.passwordHash, password);
  if (!verified.ok) {
    await tries.value.giveBack();
    return verified;
  }
  return verified.value ? ok(account) : failed(refusals.invalid({ password: texts.wrongPassword }));
}

/** Sets a new password, ends every session of the account and opens one for this device (S14). */
export async function changePassword(
  services: AccountServices,
  owner: { _id: string; name: string; email: string },
  { password, newPassword }: { password: string; newPassword: string },
  device: Device,
): Promise<Result<SignedIn, Refusal>> {
  const accountId = owner._id;
  // First: who thinks up one password after the other is not guessing theirs.
  const weakness = passwordWeakness(newPassword, owner);
  if (weakness !== undefined) return failed(refusals.invalid({ newPassword: weakness }));
  const confirmed = await confirmPassword(services, accountId, password);
  if (!confirmed.ok) return confirmed;
  const account = confirmed.value;
  const hashed = await services.hashing.hash(newPassword);
  if (!hashed.ok) return hashed;
  const becomes = hashed.value;
  const signedIn = await withRetries(() =>
    inTransaction(services.pool, async (client) => {
      if (!(await replacePasswordHash(client, { id: accountId, was: account.passwordHash, becomes }))) return undefined;
      const ended = await deleteSessionsOf(client, accountId);
      // A link on its way would undo this change.
      await client.query('DELETE FROM reset_links WHERE account_id = $1', [accountId]);
      const act = { actor: accountId, action: 'password-changed', about: accountId, detail: { ended } };
      await recordAct(client, act, services.clock.now());
      return openSession(services, { ...account, passwordHash: becomes }, device, client);
    }),
  );
  return signedIn === undefined ? failed(refusals.conflict(texts.passwordChangedMeanwhile)) : ok(signedIn);
}
