import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Role } from '../../contract/enumerations.ts';
import { decide } from '../accounts/decide.ts';
import { readableCode } from '../accounts/own-secrets.ts';
import { insertAccount } from '../store/accounts/accounts.ts';
import { recordAct } from '../store/acts/acts.ts';
import { claimKeyCheck } from '../store/accounts/key-check.ts';
import { inTransaction } from '../store/database/server-state.ts';
import type { SealingPair } from '../accounts/sealing-pair.ts';
import type { Desk } from './part.ts';

/** An admin's, at a time in epoch milliseconds. */
interface Decision {
  by: string;
  at: number;
  to: 'approve' | 'refuse';
  reason?: string;
}

export interface DemoAccount {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Epoch milliseconds. */
  createdAt: number;
  /** What an admin made of it; absent: it waits. The first admin came by the setup code. */
  decision?: 'setup-code' | Decision;
  /** Gets a password that is told; nobody knows that of the others. */
  signsIn: boolean;
}

/** Making one costs 100 ms of a core. Of many accounts in a bench some share theirs: nothing is secret in a demonstration. */
const MAX_PAIRS = 40;

/** Keeps accounts as registration and an admin's decision would have, at their times. `more` is written with the account itself. */
export async function keepAccounts<Account extends DemoAccount>(
  desk: Desk,
  accounts: readonly Account[],
  more: (client: pg.PoolClient, account: Account) => Promise<void> = async () => undefined,
): Promise<void> {
  const count = Math.min(accounts.length, MAX_PAIRS);
  const pairs = await Promise.all(Array.from({ length: count }, () => desk.makePair()));
  const nobodys = await hashOf(desk, randomBytes(32).toString('base64url'));
  for (const [index, account] of accounts.entries()) {
    const pair = pairs[index % count];
    if (pair === undefined) throw new Error('no pair was made');
    const passwordHash = account.signsIn ? await newLogin(desk, account) : nobodys;
    await keepOne(desk, { account, pair, passwordHash }, more);
  }
}

/** The password itself is random whatever the seed: who knows the seed must not know it. */
async function newLogin(desk: Desk, { role, email, decision }: DemoAccount): Promise<string> {
  const password = readableCode();
  desk.logins.push({ role, email, password, isPending: decision === undefined });
  return hashOf(desk, password);
}

async function hashOf({ hashing }: Desk, password: string): Promise<string> {
  const hashed = await hashing.hash(password);
  if (!hashed.ok) throw new Error('the password could not be hashed');
  return hashed.value;
}

interface Kept<Account> {
  account: Account;
  pair: SealingPair;
  passwordHash: string;
}

async function keepOne<Account extends DemoAccount>(
  { pool, vault }: Desk,
  { account, pair, passwordHash }: Kept<Account>,
  more: (client: pg.PoolClient, account: Account) => Promise<void>,
): Promise<void> {
  const { id, name, email, role, createdAt, decision } = account;
  const isFirst = decision === 'setup-code';
  const status = isFirst ? 'approved' : 'pending';
  await inTransaction(pool, async (client) => {
    if (!(await claimKeyCheck(client, vault.keyCheck))) throw new Error('the database was filled with another key');
    const sealing = {
      sealingPublic: pair.publicKey,
      sealingPrivate: vault.seal(pair.privateKey, id, 'sealing_private'),
    };
    const kept = { id, name, email, passwordHash, role, status, consentVersion: undefined, ...sealing } as const;
    if (!(await insertAccount(client, kept, createdAt))) throw new Error(`${email} is there twice`);
    const detail = { role, status, ...(isFirst ? { by: 'setup-code' } : {}) };
    await recordAct(client, { actor: id, action: 'registered', about: id, detail }, createdAt);
    await more(client, account);
  });
  const decided = decision === 'setup-code' ? undefined : decision;
  if (decided !== undefined) await decideOn(pool, id, decided);
  const changedAt = decided?.at ?? createdAt;
  await pool.query('UPDATE accounts SET changed_at = $2 WHERE id = $1', [id, new Date(changedAt)]);
}

async function decideOn(pool: pg.Pool, accountId: string, { by, at, to, reason }: Decision): Promise<void> {
  const decided = await decide(pool, { by, accountId, decision: to, reason }, at);
  if (!decided.ok) throw new Error(`the account was not decided about: ${decided.failure.message}`);
}
