import { photoLimits } from '../../contract/photo-limits.ts';
import type { PhotoServices } from './services.ts';

const DAY_MS = 86_400_000;
/** A file that no photo names may be one whose photo is just being kept. */
const SETTLED_MS = DAY_MS;
/** Files of which is asked in one statement whether a photo names them. */
const FILES_AT_ONCE = 500;
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
  let page: string[] = [];
  for await (const { hash, at } of photoFiles.list()) {
    if (isStopping()) return;
    if (at < now - SETTLED_MS) page.push(hash);
    if (page.length < FILES_AT_ONCE) continue;
    await removeUnnamed({ pool, photoFiles }, page);
    page = [];
  }
  await removeUnnamed({ pool, photoFiles }, page);
  await readThrough({ pool, clock, photoFiles }, isStopping);
}

type Files = Pick<PhotoServices, 'pool' | 'photoFiles'>;

async function removeUnnamed({ pool, photoFiles }: Files, page: readonly string[]): Promise<void> {
  if (page.length === 0) return;
  const { rows } = await pool.query<{ hash: string }>({
    name: 'contents-unnamed',
    text: `SELECT hash FROM unnest($1::text[]) AS file (hash)
           WHERE NOT EXISTS (SELECT 1 FROM photos WHERE photos.hash = file.hash)
             AND NOT EXISTS (SELECT 1 FROM photos WHERE thumbnail_hash = file.hash)
             AND NOT EXISTS (SELECT 1 FROM photos WHERE image_hash = file.hash)`,
    values: [page],
  });
  for (const { hash } of rows) {
    await photoFiles.remove(hash);
    await pool.query('DELETE FROM photo_contents WHERE hash = $1', [hash]);
  }
}

/** Those that were looked at longest ago. What is broken is no reason to throw anything away: only its photo says so. */
async function readThrough(
  { pool, clock, photoFiles }: Omit<PhotoServices, 'encoder'>,
  isStopping: () => boolean,
): Promise<void> {
  const { rows } = await pool.query<{ hash: string }>('SELECT hash FROM photo_contents ORDER BY made_at LIMIT $1', [
    READ_AT_ONCE,
  ]);
  const found: string[] = [];
  const missed: string[] = [];
  for (const { hash } of rows) {
    if (isStopping()) break;
    ((await photoFiles.get(hash)) === undefined ? missed : found).push(hash);
  }
  await pool.query({
    name: 'contents-read',
    text: 'UPDATE photo_contents SET made_at = to_timestamp($2::double precision / 1000) WHERE hash = ANY ($1)',
    values: [[...found, ...missed], clock.now()],
  });
  await pool.query({
    name: 'contents-found',
    // Of what nobody here decodes, no size is known.
    text: `UPDATE photos SET state = CASE WHEN width IS NULL THEN 'undecodable' ELSE 'ready' END
           WHERE hash = ANY ($1) AND state = 'missing'`,
    values: [found],
  });
  await pool.query({
    name: 'contents-missed',
    text: `UPDATE photos SET state = 'missing' WHERE hash = ANY ($1) AND state IN ('ready', 'undecodable')`,
    values: [missed],
  });
}
