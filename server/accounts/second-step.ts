import { failed, ok, type Result } from '../../contract/base/result.ts';
import { refusals, type Refusal } from '../refusal.ts';
import type { KeptAccount } from '../store/accounts/accounts.ts';
import { recordAct } from '../store/acts/acts.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import {
  confirmSecret,
  findSecret,
  type KeptSecret,
  keepNewSecret,
  removeSecondStep,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from '../store/accounts/second-step.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { texts } from '../texts.ts';
import { newRecoveryCodes, newSecret, recoveryHash, stepOf } from './one-time-codes.ts';
import type { AccountServices } from './services.ts';
import { takeTries } from './tries.ts';

/** After the right password: does the account ask for a code too, and is this one right? */
export async function checkSecondStep(
  services: AccountServices,
  account: KeptAccount,
  code: string | undefined,
): Promise<Result<true, Refusal>> {
  if (!account.secondStep) return ok(true);
  if (code === undefined || code.trim() === '') return failed(refusals.codeNeeded(texts.codeNeeded));
  const tries = await takeTries(services, ['code', account.id]);
  if (!tries.ok) return tries;
  const isRight = (await isRightCode(services, account, code)) || (await isRecoveryCode(services, account, code));
  if (!isRight) return failed(refusals.codeNeeded(texts.wrongCode));
  await tries.value.giveBack();
  return ok(true);
}

/** Each half minute's code is good once: who looked over a shoulder comes too late. */
async function isRightCode(services: AccountServices, { id }: KeptAccount, code: string): Promise<boolean> {
  const secret = await openSecret(services, id);
  const step = secret === undefined ? undefined : stepOf(secret.text, code, services.clock.now());
  return step !== undefined && (await takeStep(services.pool, id, step));
}

function isRecoveryCode({ pool, clock }: AccountServices, { id }: KeptAccount, code: string): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    if (!(await takeRecoveryCode(client, id, recoveryHash(code)))) return false;
    await recordAct(client, { actor: id, action: 'recovery-code-used', about: id }, clock.now());
    return true;
  });
}

/** A new secret, not in force before it is confirmed; one that was begun before is void. */
export async function beginSecondStep(
  { pool, vault }: AccountServices,
  { id, email }: KeptAccount,
): Promise<Result<{ secret: string; uri: string }, Refusal>> {
  const made = newSecret(email);
  const isKept = await keepNewSecret(pool, id, vault.seal(made.secret, id, 'totp_secret'));
  return isKept ? ok(made) : failed(refusals.conflict(texts.hasSecondStep));
}

/**
 * Puts the secret in force by which `code` was made. Returns the recovery codes: only their hashes are kept. Of one that
 * is in force already, a code that was not used yet brings new ones: the answer with the first may have been lost.
 */
export async function confirmSecondStep(
  services: AccountServices,
  accountId: string,
  code: string,
): Promise<Result<string[], Refusal>> {
  const { clock } = services;
  const secret = await openSecret(services, accountId);
  if (secret === undefined) return failed(refusals.conflict(texts.noSecondStep));
  const tries = await takeTries(services, ['code', accountId]);
  if (!tries.ok) return tries;
  const step = stepOf(secret.text, code, clock.now());
  const codes = step === undefined ? undefined : await putInForce(services, { ...secret, accountId, step });
  if (codes === undefined) return failed(wrongCode());
  await tries.value.giveBack();
  return ok(codes);
}

/** New recovery codes in place of all before; `undefined` where the step was used already, or the secret replaced. */
function putInForce(
  { pool, clock }: AccountServices,
  { accountId, sealed, step, isConfirmed }: KeptSecret & { accountId: string; step: number },
): Promise<string[] | undefined> {
  const codes = newRecoveryCodes();
  const now = clock.now();
  return withRetries(() =>
    inTransaction(pool, async (client) => {
      const isTaken = isConfirmed
        ? await takeStep(client, accountId, step)
        : await confirmSecret(client, { accountId, sealed, step }, now);
      if (!isTaken) return undefined;
      await replaceRecoveryCodes(client, accountId, codes.map(recoveryHash));
      const action = isConfirmed ? 'recovery-codes-renewed' : 'second-step-begun';
      await recordAct(client, { actor: accountId, action, about: accountId }, now);
      return codes;
    }),
  );
}

export async function endSecondStep(
  services: AccountServices,
  account: KeptAccount,
  code: string,
): Promise<Result<true, Refusal>> {
  const { pool, clock } = services;
  if (!account.secondStep) return failed(refusals.conflict(texts.noSecondStep));
  const checked = await checkSecondStep(services, account, code);
  // Somebody is signed in: only the code is wrong, no sign-in is missing.
  if (!checked.ok) return checked.failure.kind === 'code-needed' ? failed(wrongCode()) : checked;
  await withRetries(() =>
    inTransaction(pool, async (client) => {
      await removeSecondStep(client, account.id);
      await recordAct(client, { actor: account.id, action: 'second-step-ended', about: account.id }, clock.now());
    }),
  );
  return ok(true);
}

function wrongCode(): Refusal {
  return refusals.invalid({ code: texts.wrongCode });
}

async function openSecret({ pool, vault }: AccountServices, accountId: string) {
  const kept = await findSecret(pool, accountId);
  return kept && { ...kept, text: vault.open(kept.sealed, accountId, 'totp_secret') };
}
