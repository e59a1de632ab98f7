import type pg from 'pg';
import { photoLimits } from '../../contract/photo-limits.ts';
import type { PhotoServices } from './services.ts';

const DAY_MS = 86_400_000;
/** A file that no photo names may be one whose photo is just being kept. */
const SETTLED_MS = DAY_MS;
/** Files that are read through in one look: all of them within days. */
const READ_AT_ONCE = 200;

/**
 * Once an hour: unfinished uploads go after their days, files that no photo names any more go too, and some files are read through: a
 * photo whose file is missing or broken is marked, for its admins to see.
 */
export async function checkPhotos(
  { pool, clock, photoFiles }: PhotoServices,
  isStopping: () => boolean,
): Promise<void> {
  const now = clock.now();
  await pool.query(
    `DELETE FROM photo_uploads WHERE checked_at IS NULL AND last_part_at < to_timestamp($1::double precision / 1000)`,
    [now - photoLimits.unfinishedDays * DAY_MS],
  );
  await pool.query(
    `DELETE FROM photos WHERE state = 'awaited' AND NOT EXISTS (SELECT 1 FROM photo_uploads WHERE photo_id = photos.id)`,
  );
  for await (const { hash, at } of photoFiles.list()) {
    if (isStopping()) return;
    if (at < now - SETTLED_MS && !(await isNamed(pool, hash))) {
      await photoFiles.remove(hash);
      await pool.query('DELETE FROM photo_contents WHERE hash = $1', [hash]);
    }
  }
  await readThrough({ pool, clock, photoFiles }, isStopping);
}

async function isNamed(pool: pg.Pool, hash: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'is-content-named',
    text: `SELECT 1 FROM photos WHERE hash = $1 OR thumbnail_hash = $1 OR image_hash = $1 LIMIT 1`,
    values: [hash],
  });
  return rowCount !== 0;
}

/** Those that were looked at longest ago. What is broken is no reason to throw anything away: only its photo says so. */
async function readThrough(
  { pool, clock, photoFiles }: Omit<PhotoServices, 'encoder'>,
  isStopping: () => boolean,
): Promise<void> {
  const { rows } = await pool.query<{ hash: string }>('SELECT hash FROM photo_contents ORDER BY made_at LIMIT $1', [
    READ_AT_ONCE,
  ]);
  for (const { hash } of rows) {
    if (isStopping()) return;
    const isWhole = (await photoFiles.get(hash)) !== undefined;
    await pool.query({
      name: 'content-read',
      text: 'UPDATE photo_contents SET made_at = to_timestamp($2::double precision / 1000) WHERE hash = $1',
      values: [hash, clock.now()],
    });
    await pool.query({
      name: isWhole ? 'content-found' : 'content-missed',
      text: isWhole
        ? // Of what nobody here decodes, no size is known.
          `UPDATE photos SET state = CASE WHEN width IS NULL THEN 'undecodable' ELSE 'ready' END WHERE hash = $1 AND state = 'missing'`
        : `UPDATE photos SET state = 'missing' WHERE hash = $1 AND state IN ('ready', 'undecodable')`,
      values: [hash],
    });
  }
}
