import type pg from 'pg';

export interface NewResetLink {
  accountId: string;
  tokenHash: string;
  /** The admin who issued it; absent where its owner asked for it by mail. */
  issuedBy?: string | undefined;
  /** Whoever sets a password by it is asked for no code any more. */
  endsSecondStep?: boolean | undefined;
  expiresAt: number;
}

/** The account's only link from now on: earlier ones are good no longer. False where there is no such account. */
export async function replaceResetLinks(
  client: pg.PoolClient,
  { accountId, tokenHash, issuedBy, endsSecondStep = false, expiresAt }: NewResetLink,
  now: number,
): Promise<boolean> {
  // Of two issued at once, one waits here and then voids the other's.
  const { rowCount } = await client.query('SELECT 1 FROM accounts WHERE id = $1 FOR NO KEY UPDATE', [accountId]);
  if (rowCount === 0) return false;
  await client.query('DELETE FROM reset_links WHERE account_id = $1 AND used_at IS NULL', [accountId]);
  await client.query(
    `INSERT INTO reset_links (token_hash, account_id, issued_by, ends_second_step, created_at, expires_at)
     VALUES ($1, $2, $3, $4, to_timestamp($5::double precision / 1000), to_timestamp($6::double precision / 1000))`,
    [tokenHash, accountId, issuedBy ?? null, endsSecondStep, now, expiresAt],
  );
  return true;
}

const GOOD = `token_hash = $1 AND used_at IS NULL AND expires_at > to_timestamp($2::double precision / 1000)`;

/** Whose password a link may set now, without using it up. */
export async function ownerOfResetLink(pool: pg.Pool, tokenHash: string, now: number): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>(`SELECT account_id AS id FROM reset_links WHERE ${GOOD}`, [
    tokenHash,
    now,
  ]);
  return rows[0]?.id;
}

/** Uses it up. For one caller only, however many come at once: `undefined` for the others. */
export async function takeResetLink(
  client: pg.PoolClient,
  tokenHash: string,
  now: number,
): Promise<{ endsSecondStep: boolean } | undefined> {
  const { rows } = await client.query<{ ends_second_step: boolean }>(
    `UPDATE reset_links SET used_at = to_timestamp($2::double precision / 1000) WHERE ${GOOD} RETURNING ends_second_step`,
    [tokenHash, now],
  );
  return rows[0] && { endsSecondStep: rows[0].ends_second_step };
}
