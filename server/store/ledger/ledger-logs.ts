import type pg from 'pg';
import type { Frontier } from '../../../contract/ledger/merkle.ts';
import { HASH_BYTES, hashAt } from '../../../contract/ledger/tiles.ts';
import { EPOCH_REASON } from '../database/server-state.ts';

type Db = pg.Pool | pg.PoolClient;

export interface LedgerLog {
  id: string;
  origin: string;
  epoch: string;
}

/** A log as it stood when it was told last. */
export interface LogState extends LedgerLog {
  size: number;
  /** The signed checkpoint. */
  note: string;
  /** Of the key that signs it, its 32 bytes. */
  publicKey: Uint8Array;
}

/** What the ledger is called before the epoch: the host of this deployment. */
const NAME = 'ledger_name';

/**
 * The name of this deployment in the origin of its next log. Absent: the settings do not say under which host it is, and what was kept stays;
 * at first a name that stands for no host (RFC 6761).
 */
export async function nameLedger(db: Db, host?: string): Promise<void> {
  await db.query(
    `INSERT INTO server_state (name, value)
     SELECT $1, coalesce($2, value || '.invalid') FROM server_state WHERE name = 'database_id'
     ON CONFLICT (name) DO UPDATE SET value = coalesce($2, server_state.value)`,
    [NAME, host ?? null],
  );
}

/** Under which name this deployment is known. */
export async function ledgerName(db: Db): Promise<string> {
  const origin = await nextOrigin(db);
  return origin.slice(0, origin.indexOf('/'));
}

/** The origin of the epoch's log, whether or not that has begun. */
export async function nextOrigin(db: Db): Promise<string> {
  const { rows } = await db.query<{ name: string | null; epoch: string }>({
    name: 'ledger-next-origin',
    text: `SELECT coalesce((SELECT value FROM server_state WHERE name = $1),
                           (SELECT value || '.invalid' FROM server_state WHERE name = 'database_id')) AS name,
                  (SELECT value FROM server_state WHERE name = 'epoch') AS epoch`,
    values: [NAME],
  });
  const { name, epoch } = rows[0] ?? {};
  return `${name}/api/ledger/${epoch}`;
}

/**
 * Until the transaction ends nobody else writes to the ledger, in whatever process, and no new epoch begins: an entry is never added to a log
 * that another one follows by now. A row is locked, for not every engine has advisory locks.
 */
export async function lockLedger(client: pg.PoolClient): Promise<{ epoch: string; reason: string | undefined }> {
  await client.query({
    name: 'ledger-lock-row',
    text: `INSERT INTO server_state (name, value)
           SELECT $1, value || '.invalid' FROM server_state WHERE name = 'database_id' ON CONFLICT (name) DO NOTHING`,
    values: [NAME],
  });
  await client.query({
    name: 'ledger-lock',
    text: 'SELECT value FROM server_state WHERE name = $1 FOR UPDATE',
    values: [NAME],
  });
  const { rows } = await client.query<{ value: string }>({
    name: 'ledger-lock-epoch',
    text: `SELECT value FROM server_state WHERE name = 'epoch' FOR SHARE`,
  });
  const reasons = await client.query<{ value: string }>({
    name: 'ledger-epoch-reason',
    text: 'SELECT value FROM server_state WHERE name = $1',
    values: [EPOCH_REASON],
  });
  const epoch = rows[0]?.value;
  if (epoch === undefined) throw new Error('the database does not say which it is');
  return { epoch, reason: reasons.rows[0]?.value };
}

const STATE = `SELECT log.id, log.origin, log.epoch, log.public_key AS "publicKey", newest.size, newest.note
               FROM ledger_logs AS log
               CROSS JOIN LATERAL (SELECT size, note FROM ledger_checkpoints
                                   WHERE log_id = log.id ORDER BY size DESC LIMIT 1) AS newest`;

type StateRow = Omit<LogState, 'size'> & { size: string };

const stateOf = (row: StateRow): LogState => ({ ...row, size: Number(row.size) });

/** The log of this epoch; undefined where it has not begun. */
export async function logOfEpoch(db: Db, epoch: string): Promise<LogState | undefined> {
  const { rows } = await db.query<StateRow>({
    name: 'ledger-log-of-epoch',
    text: `${STATE} WHERE log.epoch = $1`,
    values: [epoch],
  });
  return rows[0] && stateOf(rows[0]);
}

/** The log of the database's own epoch; undefined where it has not begun. */
export async function currentLog(db: Db): Promise<LogState | undefined> {
  const { rows } = await db.query<StateRow>({
    name: 'ledger-current-log',
    text: `${STATE} WHERE log.epoch = (SELECT value FROM server_state WHERE name = 'epoch')`,
  });
  return rows[0] && stateOf(rows[0]);
}

/** All logs, the oldest first. */
export async function allLogs(db: Db): Promise<LogState[]> {
  const { rows } = await db.query<StateRow>({ name: 'ledger-logs', text: `${STATE} ORDER BY log.began_at, log.id` });
  return rows.map(stateOf);
}

/** Begins a log, to follow all that no other follows. Returns those, the one that grew last first. The ledger is locked. */
export async function insertLog(
  client: pg.PoolClient,
  { origin, epoch, publicKey, now }: { origin: string; epoch: string; publicKey: Uint8Array; now: number },
): Promise<{ id: string; followed: LogState[] }> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO ledger_logs (origin, epoch, public_key, began_at)
     VALUES ($1, $2, $3, to_timestamp($4::double precision / 1000)) RETURNING id`,
    [origin, epoch, Buffer.from(publicKey), now],
  );
  const id = rows[0]?.id ?? '';
  const before = await client.query<StateRow>(
    `${STATE} WHERE log.id <> $1 AND log.followed_by IS NULL ORDER BY log.began_at DESC, log.id`,
    [id],
  );
  await client.query('UPDATE ledger_logs SET followed_by = $1 WHERE id <> $1 AND followed_by IS NULL', [id]);
  return { id, followed: before.rows.map(stateOf) };
}

/** By what a log grows; the ledger is locked. */
export async function readFrontier(client: pg.PoolClient, logId: string): Promise<Frontier> {
  const { rows } = await client.query<{ size: string; frontier: Buffer }>({
    name: 'ledger-frontier',
    text: 'SELECT size, frontier FROM ledger_checkpoints WHERE log_id = $1 ORDER BY size DESC LIMIT 1',
    values: [logId],
  });
  const [newest] = rows;
  if (newest === undefined) return { size: 0, hashes: [] };
  const { size, frontier } = newest;
  return {
    size: Number(size),
    hashes: Array.from({ length: frontier.length / HASH_BYTES }, (_, at) => new Uint8Array(hashAt(frontier, at))),
  };
}

export async function insertCheckpoint(
  client: pg.PoolClient,
  logId: string,
  { size, hashes }: Frontier,
  note: string,
): Promise<void> {
  await client.query({
    name: 'ledger-insert-checkpoint',
    text: 'INSERT INTO ledger_checkpoints (log_id, size, note, frontier) VALUES ($1, $2, $3, $4)',
    values: [logId, size, note, Buffer.concat(hashes)],
  });
}
