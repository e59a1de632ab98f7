import type pg from 'pg';
import type { Life } from './server-state.ts';

/** Days after which the mark of a process that ended is removed. One that lives raises its own far more often. */
const KEPT_DAYS = 30;

/** A file of a photo that was acknowledged as there whole. */
export interface WholeUpload {
  /** Names it among what is missing. */
  key: string;
  photoId: string;
  form: string;
  /** What the photo belongs to. Erased, it takes the photo along: that is no loss. */
  recordId: string;
}

/** What a process asks of the database: is its mark still there, are these receipts and uploads, and which of these epochs are over. */
export interface Question {
  process: string;
  ids: readonly string[];
  uploads: readonly WholeUpload[];
  epochs: readonly string[];
}

/** How the database stands, all of it seen at one moment. */
export interface Standing {
  life: Life;
  /** What the process raised last, as far as the database knows; 0: nothing. */
  mark: number;
  /** Those of the ids that have no receipt, and keys of the uploads that are not there whole while what they belong to is. */
  missing: readonly string[];
  /** Those of the epochs on which another one followed. */
  ended: ReadonlySet<string>;
}

interface Row {
  database_id: string | null;
  epoch: string | null;
  beat: string | null;
  mark: string | null;
  missing: string[];
  ended: string[];
}

export async function readStanding(
  db: pg.Pool | pg.PoolClient,
  { process, ids, uploads, epochs }: Question,
): Promise<Standing> {
  const { rows } = await db.query<Row>({
    name: 'read-standing',
    text: `SELECT (SELECT value FROM server_state WHERE name = 'database_id') AS database_id,
                  (SELECT value FROM server_state WHERE name = 'epoch') AS epoch,
                  (SELECT value FROM server_state WHERE name = 'beat') AS beat,
                  (SELECT mark FROM process_marks WHERE process = $1) AS mark,
                  ARRAY(SELECT id::text FROM unnest($2::uuid[]) AS asked (id)
                        WHERE NOT EXISTS (SELECT FROM receipts WHERE receipts.id = asked.id)
                        UNION ALL
                        SELECT key FROM unnest($4::text[], $5::uuid[], $6::text[], $7::uuid[]) AS asked (key, photo_id, form, record_id)
                        WHERE NOT EXISTS (SELECT FROM photo_uploads AS kept
                                          WHERE kept.photo_id = asked.photo_id AND kept.form = asked.form AND kept.checked_at IS NOT NULL)
                          AND (EXISTS (SELECT FROM reports WHERE reports.id = asked.record_id)
                               OR EXISTS (SELECT FROM aid_requests WHERE aid_requests.id = asked.record_id)
                               OR EXISTS (SELECT FROM work_photos WHERE work_photos.id = asked.record_id))) AS missing,
                  ARRAY(SELECT epoch FROM ended_epochs WHERE epoch = ANY ($3::text[])) AS ended`,
    values: [
      process,
      ids,
      epochs,
      uploads.map(({ key }) => key),
      uploads.map(({ photoId }) => photoId),
      uploads.map(({ form }) => form),
      uploads.map(({ recordId }) => recordId),
    ],
  });
  const { database_id: databaseId, epoch, beat, mark, missing = [], ended = [] } = rows[0] ?? {};
  if (databaseId == null || epoch == null || beat == null) throw new Error('the database does not say which it is');
  return { life: { databaseId, epoch, beat: Number(beat) }, mark: Number(mark ?? 0), missing, ended: new Set(ended) };
}

/**
 * Which timeline of PostgreSQL the database writes: a replica that takes over begins another one, and so does a restore to a point in time.
 * Undefined where it does not say so.
 */
export async function readTimeline(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool
    .query<{ timeline: string }>(`SELECT left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) AS timeline`)
    // Some managed databases have no such function.
    .catch(() => ({ rows: [] }));
  return rows[0]?.timeline;
}

export async function writeMark(client: pg.PoolClient, process: string, mark: number): Promise<void> {
  await client.query(
    `INSERT INTO process_marks (process, mark) VALUES ($1, $2)
     ON CONFLICT (process) DO UPDATE SET mark = EXCLUDED.mark, raised_at = now()`,
    [process, mark],
  );
}

export async function forgetOldMarks(pool: pg.Pool): Promise<void> {
  await pool.query(`DELETE FROM process_marks WHERE raised_at < now() - make_interval(days => $1)`, [KEPT_DAYS]);
  await pool.query(`DELETE FROM ready_probes WHERE probed_at < now() - make_interval(days => $1)`, [KEPT_DAYS]);
}
