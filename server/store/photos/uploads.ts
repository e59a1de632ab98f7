import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { UploadForm } from '../../../contract/photo-address.ts';

/** One file of a photo on its way to the server. */
export interface KeptUpload {
  photoId: string;
  recordId: string;
  form: UploadForm;
  /** Bytes, in all and so far. */
  length: number;
  received: number;
  /** Lower-case hexadecimal SHA-256 that its phone named. */
  digest: string;
  type: string;
  lastPartAt: Date;
  /** All of it is there, and is what the phone named. */
  isChecked: boolean;
}

export interface UploadKey {
  photoId: string;
  form: UploadForm;
}

export async function findUpload(
  db: pg.Pool | pg.PoolClient,
  { photoId, form }: UploadKey,
): Promise<KeptUpload | undefined> {
  const { rows } = await db.query<KeptUpload>({
    name: 'find-upload',
    text: `SELECT photo_id AS "photoId", record_id AS "recordId", form, length, received, photo_uploads.digest, type, last_part_at AS "lastPartAt",
                  checked_at IS NOT NULL AS "isChecked"
           FROM photo_uploads JOIN photos ON photos.id = photo_id WHERE photo_id = $1 AND form = $2`,
    values: [photoId, form],
  });
  return rows[0];
}

/**
 * `now` in epoch milliseconds. One that is there already stays as it is; of a photo that came along with an import, and is what its phone
 * names, nothing has to come again. `line`: of its network, in which it waits to be worked on.
 */
export async function addUpload(
  client: pg.PoolClient,
  upload: UploadKey & Pick<KeptUpload, 'length' | 'digest' | 'type'> & { line: number },
  now: number,
): Promise<void> {
  const { photoId, form, length, digest, type, line } = upload;
  if (form === 'whole') {
    await client.query({
      name: 'name-digest',
      text: 'UPDATE photos SET digest = $2 WHERE id = $1 AND digest IS NULL',
      values: [photoId, digest],
    });
  }
  await client.query({
    name: 'add-upload',
    text: `INSERT INTO photo_uploads (photo_id, form, length, digest, type, last_part_at, received, checked_at, worked_at, line)
           SELECT $1::uuid, $2::text, $3::integer, $4::text, $5::text, at, CASE WHEN is_there THEN $3::integer ELSE 0 END, CASE WHEN is_there THEN at END,
                  CASE WHEN is_there THEN at END, $7::smallint
           FROM (SELECT to_timestamp($6::double precision / 1000) AS at,
                        EXISTS (SELECT 1 FROM photos WHERE id = $1::uuid AND state NOT IN ('awaited', 'new')
                                AND ($2::text = 'thumbnail' OR digest = $4::text)) AS is_there) AS here
           ON CONFLICT (photo_id, form) DO NOTHING`,
    values: [photoId, form, length, digest, type, now, line],
  });
}

/**
 * Adds a part at this offset; false: the upload stands elsewhere by now, or has no room for it. Of two that bring the same part one
 * is told false, whichever processes they speak to. Committed, and so durable, once it resolves.
 */
export async function addPart(
  pool: pg.Pool,
  { photoId, form }: UploadKey,
  { at, bytes }: { at: number; bytes: Buffer },
  now: number,
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'add-part',
    text: `WITH moved AS (
             UPDATE photo_uploads SET received = received + $4, last_part_at = to_timestamp($6::double precision / 1000)
             WHERE photo_id = $1 AND form = $2 AND received = $3 AND received + $4 <= length
             RETURNING photo_id)
           INSERT INTO photo_parts (photo_id, form, at, bytes) SELECT $1, $2, $3, $5 FROM moved`,
    values: [photoId, form, at, bytes.length, bytes, now],
  });
  return rowCount === 1;
}

/**
 * Holds all parts against the digest that the phone named: `right` it is checked from now on, `wrong` it begins anew from the first byte.
 * `open`: parts are missing.
 */
export async function checkUpload(
  client: pg.PoolClient,
  { photoId, form }: UploadKey,
  now: number,
): Promise<'right' | 'wrong' | 'open'> {
  const { rows } = await client.query<{ digest: string; whole: boolean }>({
    name: 'lock-upload',
    text: `SELECT digest, received = length AS whole FROM photo_uploads WHERE photo_id = $1 AND form = $2 FOR UPDATE`,
    values: [photoId, form],
  });
  const [upload] = rows;
  if (upload === undefined || !upload.whole) return 'open';
  const digest = createHash('sha256')
    .update(await uploadedBytes(client, { photoId, form }))
    .digest('hex');
  if (digest === upload.digest) {
    await client.query({
      name: 'upload-checked',
      text: `UPDATE photo_uploads SET checked_at = COALESCE(checked_at, to_timestamp($3::double precision / 1000))
             WHERE photo_id = $1 AND form = $2`,
      values: [photoId, form, now],
    });
    if (form === 'whole') {
      await client.query({
        name: 'photo-arrived',
        text: `UPDATE photos SET state = 'new' WHERE id = $1 AND state = 'awaited'`,
        values: [photoId],
      });
    }
    return 'right';
  }
  await client.query({
    name: 'drop-parts',
    text: 'DELETE FROM photo_parts WHERE photo_id = $1 AND form = $2',
    values: [photoId, form],
  });
  await client.query({
    name: 'begin-anew',
    text: 'UPDATE photo_uploads SET received = 0 WHERE photo_id = $1 AND form = $2',
    values: [photoId, form],
  });
  return 'wrong';
}

/** All that has arrived of it, in order. */
export async function uploadedBytes(db: pg.Pool | pg.PoolClient, { photoId, form }: UploadKey): Promise<Buffer> {
  const { rows } = await db.query<{ bytes: Buffer }>({
    name: 'uploaded-bytes',
    text: 'SELECT bytes FROM photo_parts WHERE photo_id = $1 AND form = $2 ORDER BY at',
    values: [photoId, form],
  });
  return Buffer.concat(rows.map(({ bytes }) => bytes));
}

/**
 * The phone gave it up: with it goes all that had arrived, and the photo that has no file. One that has its thumbnail stays, and may come as
 * another picture: a phone made it smaller, since it was too large for something on the way.
 */
export async function removeUpload(client: pg.PoolClient, { photoId, form }: UploadKey): Promise<void> {
  await client.query('DELETE FROM photo_uploads WHERE photo_id = $1 AND form = $2', [photoId, form]);
  if (form === 'whole')
    await client.query(`UPDATE photos SET digest = NULL WHERE id = $1 AND state = 'awaited'`, [photoId]);
  await client.query(
    `DELETE FROM photos WHERE id = $1 AND state = 'awaited' AND NOT EXISTS (SELECT 1 FROM photo_uploads WHERE photo_id = $1)`,
    [photoId],
  );
}

/** SQL of a condition over a row of `photo_uploads`, of which there is an index. */
const WAITS = 'checked_at IS NOT NULL AND worked_at IS NULL';

export interface WorkToDo extends UploadKey {
  tries: number;
}

/** The lines in which checked uploads wait to be worked on, the one that waits longest first: one step of the index for each. */
export async function waitingLines(client: pg.PoolClient): Promise<number[]> {
  const { rows } = await client.query<{ line: number }>({
    name: 'photo-lines',
    text: `WITH RECURSIVE first AS (
             (SELECT line, checked_at FROM photo_uploads WHERE ${WAITS} ORDER BY line, checked_at LIMIT 1)
             UNION ALL
             SELECT next.* FROM first CROSS JOIN LATERAL
               (SELECT line, checked_at FROM photo_uploads WHERE ${WAITS} AND line > first.line ORDER BY line, checked_at LIMIT 1) AS next)
           SELECT line FROM first ORDER BY checked_at`,
  });
  return rows.map(({ line }) => line);
}

/** Takes the upload of that line that waits longest; other processes pass it over until the transaction ends. */
export async function takeWork(client: pg.PoolClient, line: number): Promise<WorkToDo | undefined> {
  const { rows } = await client.query<WorkToDo>({
    name: 'take-photo-work',
    text: `UPDATE photo_uploads SET tries = tries + 1
           WHERE (photo_id, form) = (SELECT photo_id, form FROM photo_uploads
             WHERE ${WAITS} AND line = $1 ORDER BY checked_at LIMIT 1 FOR UPDATE SKIP LOCKED)
           RETURNING photo_id AS "photoId", form, tries`,
    values: [line],
  });
  return rows[0];
}

/** Its parts have become a picture, or nothing: they are not needed any more. */
export async function endWork(client: pg.PoolClient, { photoId, form }: UploadKey, now: number): Promise<void> {
  await client.query({
    name: 'end-photo-work',
    text: `UPDATE photo_uploads SET worked_at = to_timestamp($3::double precision / 1000) WHERE photo_id = $1 AND form = $2`,
    values: [photoId, form, now],
  });
  await client.query({
    name: 'drop-parts',
    text: 'DELETE FROM photo_parts WHERE photo_id = $1 AND form = $2',
    values: [photoId, form],
  });
}
