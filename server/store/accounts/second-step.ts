import type pg from 'pg';

export interface KeptSecret {
  /** As the vault sealed it. */
  sealed: string;
  isConfirmed: boolean;
}

export async function findSecret(pool: pg.Pool, accountId: string): Promise<KeptSecret | undefined> {
  const { rows } = await pool.query<KeptSecret>({
    name: 'find-secret',
    text: `SELECT totp_secret AS sealed, totp_confirmed_at IS NOT NULL AS "isConfirmed" FROM accounts
           WHERE id = $1 AND totp_secret IS NOT NULL`,
    values: [accountId],
  });
  return rows[0];
}

/** False where a second step is in force already. */
export async function keepNewSecret(pool: pg.Pool, accountId: string, sealed: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE accounts SET totp_secret = $2, totp_last_step = NULL WHERE id = $1 AND totp_confirmed_at IS NULL`,
    [accountId, sealed],
  );
  return rowCount === 1;
}

/** Puts the very secret in force by which the code was checked. True for one caller only. */
export async function confirmSecret(
  client: pg.PoolClient,
  { accountId, sealed, step }: { accountId: string; sealed: string; step: number },
  now: number,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE accounts SET totp_confirmed_at = to_timestamp($4::double precision / 1000), totp_last_step = $3
     WHERE id = $1 AND totp_secret = $2 AND totp_confirmed_at IS NULL`,
    [accountId, sealed, step, now],
  );
  return rowCount === 1;
}

export async function replaceRecoveryCodes(
  client: pg.PoolClient,
  accountId: string,
  hashes: readonly string[],
): Promise<void> {
  await client.query('DELETE FROM recovery_codes WHERE account_id = $1', [accountId]);
  await client.query('INSERT INTO recovery_codes (account_id, code_hash) SELECT $1, unnest($2::text[])', [
    accountId,
    hashes,
  ]);
}

/** A code's half minute is good once: true for the first caller that comes with it or a later one. */
export async function takeStep(db: pg.Pool | pg.PoolClient, accountId: string, step: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE accounts SET totp_last_step = $2
     WHERE id = $1 AND totp_confirmed_at IS NOT NULL AND (totp_last_step IS NULL OR totp_last_step < $2)`,
    [accountId, step],
  );
  return rowCount === 1;
}

/** Uses a recovery code up. */
export async function takeRecoveryCode(db: pg.Pool | pg.PoolClient, accountId: string, hash: string): Promise<boolean> {
  const { rowCount } = await db.query('DELETE FROM recovery_codes WHERE account_id = $1 AND code_hash = $2', [
    accountId,
    hash,
  ]);
  return rowCount === 1;
}

export async function removeSecondStep(client: pg.PoolClient, accountId: string): Promise<void> {
  await client.query(
    `UPDATE accounts SET totp_secret = NULL, totp_confirmed_at = NULL, totp_last_step = NULL WHERE id = $1`,
    [accountId],
  );
  await client.query('DELETE FROM recovery_codes WHERE account_id = $1', [accountId]);
}
