import type pg from 'pg';
import type { AccountStatus, Role } from '../../../contract/enumerations.ts';
import { limits } from '../../../contract/limits.ts';

/** A live session and the account that it belongs to, as it is now: powers are never remembered in a session. */
export interface LiveSession {
  sessionId: string;
  accountId: string;
  name: string;
  email: string;
  role: Role;
  status: AccountStatus;
}

/** Sessions, and known devices, of one account: many more than anybody has, so that signing in fills no disk. */
const MOST_OF_ONE = 100;

/** A session is put off anew at most this often, in seconds: each use need not be a write. */
const SLIDE_SECONDS = 3600;

/** Undefined for a token that is unknown, ended or expired. Slides the session's end. `now` in epoch milliseconds. */
export async function touchSession(pool: pg.Pool, tokenHash: string, now: number): Promise<LiveSession | undefined> {
  const { rows } = await pool.query<LiveSession & { stale: boolean }>({
    name: 'touch-session',
    text: `SELECT sessions.id AS "sessionId", accounts.id AS "accountId", accounts.name, accounts.email,
                  accounts.role, accounts.status,
                  last_seen_at < to_timestamp($2::double precision / 1000) - interval '${SLIDE_SECONDS} seconds' AS stale
           FROM sessions JOIN accounts ON accounts.id = sessions.account_id
           WHERE token_hash = $1 AND expires_at > to_timestamp($2::double precision / 1000)`,
    values: [tokenHash, now],
  });
  const found = rows[0];
  if (found === undefined) return undefined;
  const { stale, ...session } = found;
  if (stale) await slide(pool, session.sessionId, now);
  return session;
}

/** Of these sessions those that are still good, and what their accounts may do by now. `now` in epoch milliseconds. */
export async function liveSessions(
  pool: pg.Pool,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, Pick<LiveSession, 'accountId' | 'role' | 'status'>>> {
  const { rows } = await pool.query<Pick<LiveSession, 'sessionId' | 'accountId' | 'role' | 'status'>>({
    name: 'live-sessions',
    text: `SELECT sessions.id AS "sessionId", accounts.id AS "accountId", accounts.role, accounts.status
           FROM sessions JOIN accounts ON accounts.id = sessions.account_id
           WHERE sessions.id = ANY ($1::uuid[]) AND expires_at > to_timestamp($2::double precision / 1000)`,
    values: [ids, now],
  });
  return new Map(rows.map(({ sessionId, ...session }) => [sessionId, session]));
}

async function slide(pool: pg.Pool, sessionId: string, now: number): Promise<void> {
  await pool.query({
    name: 'slide-session',
    text: `UPDATE sessions SET last_seen_at = to_timestamp($2::double precision / 1000),
                  expires_at = to_timestamp($2::double precision / 1000) + make_interval(days => $3)
           WHERE id = $1`,
    values: [sessionId, now, limits.sessionDays],
  });
}

export interface NewSession {
  id: string;
  accountId: string;
  /** The account's password as it was checked: a session must not outlive a password that was changed meanwhile. */
  passwordHash: string;
  tokenHash: string;
  logoutHash: string;
  /** Browser and system in words. */
  device: string;
}

/** Returns when it expires, or undefined where the account is gone or its password is another one by now. */
export async function insertSession(
  db: pg.Pool | pg.PoolClient,
  session: NewSession,
  now: number,
): Promise<Date | undefined> {
  const { rows } = await db.query<{ expiresAt: Date }>({
    name: 'insert-session',
    // The lock waits for a change of the password that is being made, and holds back one that would not see this session.
    text: `WITH account AS (SELECT id FROM accounts WHERE id = $2 AND password_hash = $3 FOR SHARE)
           INSERT INTO sessions (id, account_id, token_hash, logout_hash, device, created_at, last_seen_at, expires_at)
           SELECT $1, account.id, $4, $5, $6, moment, moment, moment + make_interval(days => $8)
           FROM account, to_timestamp($7::double precision / 1000) AS moment
           RETURNING expires_at AS "expiresAt"`,
    values: [
      session.id,
      session.accountId,
      session.passwordHash,
      session.tokenHash,
      session.logoutHash,
      session.device,
      now,
      limits.sessionDays,
    ],
  });
  return rows[0]?.expiresAt;
}

/** Ends those that were not used for longest, where the account has too many beside this new one. */
export async function endSpareSessions(
  db: pg.Pool | pg.PoolClient,
  accountId: string,
  newSession: string,
): Promise<void> {
  await db.query({
    name: 'end-spare-sessions',
    text: `DELETE FROM sessions WHERE id IN (
             SELECT id FROM sessions WHERE account_id = $1 AND id <> $2
             ORDER BY last_seen_at DESC OFFSET ${MOST_OF_ONE - 1})`,
    values: [accountId, newSession],
  });
}

/** A device that signed in to this account; it stays known after the session's end, unless too many came after it. */
export async function rememberDevice(pool: pg.Pool, accountId: string, deviceHash: string, now: number): Promise<void> {
  await pool.query({
    name: 'remember-device',
    // The lock waits for a deletion of the account that is being made: without it the reference to it would fail.
    text: `INSERT INTO known_devices (account_id, device_hash, last_used_at)
           SELECT id, $2, to_timestamp($3::double precision / 1000) FROM accounts WHERE id = $1 FOR KEY SHARE
           ON CONFLICT (account_id, device_hash) DO UPDATE SET last_used_at = EXCLUDED.last_used_at`,
    values: [accountId, deviceHash, now],
  });
  await pool.query({
    name: 'forget-spare-devices',
    text: `DELETE FROM known_devices WHERE account_id = $1 AND device_hash IN (
             SELECT device_hash FROM known_devices WHERE account_id = $1 AND device_hash <> $2
             ORDER BY last_used_at DESC OFFSET ${MOST_OF_ONE - 1})`,
    values: [accountId, deviceHash],
  });
}

export interface KeptSession {
  id: string;
  device: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
}

/** Those that have not expired, last used first. */
export async function sessionsOf(pool: pg.Pool, accountId: string, now: number): Promise<KeptSession[]> {
  const { rows } = await pool.query<KeptSession>({
    name: 'sessions-of',
    text: `SELECT id, device, created_at AS "createdAt", last_seen_at AS "lastSeenAt", expires_at AS "expiresAt"
           FROM sessions WHERE account_id = $1 AND expires_at > to_timestamp($2::double precision / 1000)
           ORDER BY last_seen_at DESC, id`,
    values: [accountId, now],
  });
  return rows;
}

/** True where it was a session of this account. */
export async function deleteSession(pool: pg.Pool, accountId: string, sessionId: string): Promise<boolean> {
  const { rowCount } = await pool.query('DELETE FROM sessions WHERE id = $2 AND account_id = $1', [
    accountId,
    sessionId,
  ]);
  return rowCount === 1;
}

/** Returns how many there were. */
export async function deleteSessionsOf(db: pg.Pool | pg.PoolClient, accountId: string): Promise<number> {
  const { rowCount } = await db.query('DELETE FROM sessions WHERE account_id = $1', [accountId]);
  return rowCount ?? 0;
}

/** Returns whose and which session ended; undefined for a key that ends none. */
export async function deleteSessionByLogoutKey(
  pool: pg.Pool,
  logoutHash: string,
): Promise<{ accountId: string; sessionId: string } | undefined> {
  const { rows } = await pool.query<{ accountId: string; sessionId: string }>(
    'DELETE FROM sessions WHERE logout_hash = $1 RETURNING account_id AS "accountId", id AS "sessionId"',
    [logoutHash],
  );
  return rows[0];
}
