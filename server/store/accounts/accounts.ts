import type pg from 'pg';
import type { AccountStatus, Role } from '../../../contract/enumerations.ts';
import { emailKeyOf } from '../database/email-key.ts';
import { asSought, soughtIn, textsOfAccount } from '../database/sought.ts';

export interface KeptAccount {
  id: string;
  name: string;
  email: string;
  role: Role;
  status: AccountStatus;
  createdAtMs: number;
  decisionReason: string | null;
  passwordHash: string;
  sealingPublic: string;
  sealingPrivate: string;
  /** Signing in asks for a code too. */
  secondStep: boolean;
}

const COLUMNS = `accounts.id, accounts.name, accounts.email, accounts.role, accounts.status,
  (EXTRACT(epoch FROM accounts.created_at) * 1000)::double precision AS "createdAtMs",
  accounts.decision_reason AS "decisionReason", accounts.password_hash AS "passwordHash",
  accounts.sealing_public AS "sealingPublic", accounts.sealing_private AS "sealingPrivate",
  accounts.totp_confirmed_at IS NOT NULL AS "secondStep"`;

/** The account of this address, and whether it was signed in on this device before. */
export async function findForSignIn(
  pool: pg.Pool,
  emailKey: string,
  deviceHash: string,
): Promise<(KeptAccount & { deviceIsKnown: boolean }) | undefined> {
  const { rows } = await pool.query<KeptAccount & { deviceIsKnown: boolean }>({
    name: 'find-for-sign-in',
    text: `SELECT ${COLUMNS}, known_devices.account_id IS NOT NULL AS "deviceIsKnown"
           FROM accounts LEFT JOIN known_devices ON known_devices.account_id = accounts.id AND device_hash = $2
           WHERE email_key = $1`,
    values: [emailKey, deviceHash],
  });
  return rows[0];
}

export async function findAccount(db: pg.Pool | pg.PoolClient, id: string): Promise<KeptAccount | undefined> {
  const { rows } = await db.query<KeptAccount>({
    name: 'find-account',
    text: `SELECT ${COLUMNS} FROM accounts WHERE id = $1`,
    values: [id],
  });
  return rows[0];
}

/** When the right to go to disasters was taken from the account, while it has none; undefined: it has it, or nobody decided. */
export async function rightLostAt(client: pg.PoolClient, id: string): Promise<Date | undefined> {
  const { rows } = await client.query<{ at: Date | null }>({
    name: 'right-lost-at',
    text: `SELECT decided_at AS at FROM accounts WHERE id = $1 AND (role <> 'volunteer' OR status <> 'approved')`,
    values: [id],
  });
  return rows[0]?.at ?? undefined;
}

export async function findByEmail(pool: pg.Pool, emailKey: string): Promise<KeptAccount | undefined> {
  const { rows } = await pool.query<KeptAccount>({
    name: 'find-by-email',
    text: `SELECT ${COLUMNS} FROM accounts WHERE email_key = $1`,
    values: [emailKey],
  });
  return rows[0];
}

export interface NewAccount {
  id: string;
  name: string;
  email: string;
  passwordHash: string;
  role: Role;
  status: AccountStatus;
  consentVersion: string | undefined;
  sealingPublic: string;
  sealingPrivate: string;
}

/** False where the e-mail address is taken. */
export async function insertAccount(client: pg.PoolClient, account: NewAccount, now: number): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'insert-account',
    text: `INSERT INTO accounts (id, name, email, email_key, password_hash, role, status, created_at, consent_version,
                                 sealing_public, sealing_private, shown, sought)
           VALUES ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8::double precision / 1000), $9, $10, $11,
                   $7 = 'approved', ${asSought('$12')})
           ON CONFLICT (email_key) DO NOTHING`,
    values: [
      account.id,
      account.name,
      account.email,
      emailKeyOf(account.email),
      account.passwordHash,
      account.role,
      account.status,
      now,
      account.consentVersion ?? null,
      account.sealingPublic,
      account.sealingPrivate,
      soughtIn(textsOfAccount({ ...account })),
    ],
  });
  return rowCount === 1;
}

/** Makes a donor's account ask for its role, which it has at once where it is `approved`. False where it is no donor's. */
export async function askForRole(
  client: pg.PoolClient,
  { id, status, now }: { id: string; status: 'pending' | 'approved'; now: number },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE accounts SET status = $2, applied_at = to_timestamp($3::double precision / 1000), changed_at = change_time(),
            shown = shown OR $2 = 'approved'
     WHERE id = $1 AND status = 'donor'`,
    [id, status, now],
  );
  return rowCount === 1;
}

export async function emailOf(pool: pg.Pool, emailKey: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ email: string }>('SELECT email FROM accounts WHERE email_key = $1', [emailKey]);
  return rows[0]?.email;
}

/** False where another account has the address. */
export async function replaceEmail(
  client: pg.PoolClient,
  { id, email, emailKey }: { id: string; email: string; emailKey: string },
): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM accounts WHERE email_key = $1 AND id <> $2', [emailKey, id]);
  if (rowCount !== 0) return false;
  await client.query(
    'UPDATE accounts SET email = $2, email_key = $3, sought = NULL, changed_at = change_time() WHERE id = $1',
    [id, email, emailKey],
  );
  return true;
}

/** Replaces the hash `was`, unless somebody else has replaced it meanwhile. */
export async function replacePasswordHash(
  db: pg.Pool | pg.PoolClient,
  { id, was, becomes }: { id: string; was: string; becomes: string },
): Promise<boolean> {
  const { rowCount } = await db.query('UPDATE accounts SET password_hash = $3 WHERE id = $1 AND password_hash = $2', [
    id,
    was,
    becomes,
  ]);
  return rowCount === 1;
}

/** Is there somebody who can approve others? */
export async function hasAdmin(db: pg.Pool | pg.PoolClient): Promise<boolean> {
  const { rows } = await db.query<{ has: boolean }>({
    name: 'has-admin',
    text: `SELECT EXISTS (SELECT 1 FROM accounts WHERE status = 'approved' AND role = 'admin') AS has`,
  });
  return rows[0]?.has === true;
}
