import type pg from 'pg';

export interface SentItem {
  id: string;
  call: string;
  receivedAt: Date;
}

/** Receipts of what the account sent, oldest first. */
export async function itemsSentBy(pool: pg.Pool, accountId: string): Promise<SentItem[]> {
  const { rows } = await pool.query<SentItem>(
    'SELECT id, call, created_at AS "receivedAt" FROM receipts WHERE owner = $1 ORDER BY created_at, id',
    [accountId],
  );
  return rows;
}

/** Which privacy text its owner saw at registration; undefined where none was named. */
export async function consentOf(pool: pg.Pool, accountId: string): Promise<{ version: string; at: Date } | undefined> {
  const { rows } = await pool.query<{ version: string; at: Date }>(
    `SELECT consent_version AS version, created_at AS at FROM accounts
     WHERE id = $1 AND consent_version IS NOT NULL`,
    [accountId],
  );
  return rows[0];
}

export interface OwnAlert {
  disasterId: string;
  title: string;
  body: string;
  at: Date;
}

/** Alerts that the account was chosen for, oldest first. */
export async function alertsTo(pool: pg.Pool, accountId: string): Promise<OwnAlert[]> {
  const { rows } = await pool.query<OwnAlert>(
    `SELECT disaster_id AS "disasterId", title, body, at FROM alerts
     WHERE id IN (SELECT alert_id FROM alert_recipients WHERE account_id = $1) ORDER BY at, id`,
    [accountId],
  );
  return rows;
}
