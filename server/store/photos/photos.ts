import type pg from 'pg';
import { imageAddress, type UploadForm } from '../../../contract/photo-address.ts';
import type { PhotoState, PhotoView } from '../../../contract/entities/photo.ts';
import { openRootOf } from '../database/open-reports.ts';

type Db = pg.Pool | pg.PoolClient;

interface Announced {
  id: string;
  announced: number;
  lost: number;
}

/** A report or an aid request, as far as photos go. */
export interface PhotoOwner extends Announced {
  call: 'reportDisaster' | 'requestAid';
  /** SHA-256 of its claim secret; absent where the sender made none. */
  claimHash?: string;
}

/** A step of a volunteer, or the handing over of a delivery: its account proves that it is theirs. */
export interface WorkPhotosOwner extends Announced {
  call: 'takeStep' | 'actOnDelivery';
  accountId: string;
}

/** What may have photos. */
export type PhotoRecord = PhotoOwner | WorkPhotosOwner;

/** A photo as the server holds it. */
export interface KeptPhoto {
  id: string;
  recordId: string;
  recordCall: PhotoRecord['call'];
  place: number;
  caption?: string;
  state: PhotoState;
  width?: number;
  height?: number;
  hash?: string;
  thumbnailHash?: string;
  imageId?: string;
  imageHash?: string;
  releasedAt?: string;
  /** Of the picture, or of what could not be decoded. */
  bytes?: number;
  /** Of the whole photo, while it arrives. */
  received?: number;
  length?: number;
}

interface PhotoRow {
  id: string;
  record_id: string;
  record_call: PhotoRecord['call'];
  place: number;
  caption: string | null;
  state: PhotoState;
  width: number | null;
  height: number | null;
  hash: string | null;
  thumbnail_hash: string | null;
  image_id: string | null;
  image_hash: string | null;
  released_at: Date | null;
  bytes: number | null;
  received: number | null;
  length: number | null;
}

/** SQL of a condition over a row of `photos`: the public sees the report that it came with, or what that was merged into. */
const isOfOpenReport = `${openRootOf('photos.record_id')} IS NOT NULL`;

/** A released picture has an address as long as its report is public: before, and dismissed, it is released and seen by nobody. */
const COLUMNS = `photos.id, record_id, record_call, place, caption, state, width, height, photos.hash, thumbnail_hash,
  CASE WHEN image_id IS NOT NULL AND ${isOfOpenReport} THEN image_id END AS image_id, image_hash, released_at, contents.bytes, uploads.received, uploads.length`;
const TABLES = `photos LEFT JOIN photo_contents AS contents ON contents.hash = photos.hash
  LEFT JOIN photo_uploads AS uploads ON uploads.photo_id = photos.id AND uploads.form = 'whole'`;

/** The record of this id, as far as photos go; undefined: there is none, or it is erased. */
export async function findPhotoOwner(db: Db, id: string): Promise<PhotoOwner | undefined> {
  const { rows } = await db.query<{
    call: PhotoOwner['call'];
    claim_hash: string | null;
    announced: number;
    lost: number | null;
  }>({
    name: 'find-photo-owner',
    text: `SELECT call, claim_hash, photos_to_follow AS announced,
                  (SELECT lost FROM photo_losses WHERE id = $1) AS lost
           FROM (SELECT 'reportDisaster' AS call, claim_hash, photos_to_follow FROM reports WHERE id = $1
                 UNION ALL
                 SELECT 'requestAid', claim_hash, photos_to_follow FROM aid_requests WHERE id = $1) AS found`,
    values: [id],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  const { call, claim_hash: claimHash, announced, lost } = row;
  return { id, call, announced, lost: lost ?? 0, ...(claimHash === null ? {} : { claimHash }) };
}

/** What has announced photos under this id, whatever it is. */
export async function findPhotoRecord(db: Db, id: string): Promise<PhotoRecord | undefined> {
  return (await findPhotoOwner(db, id)) ?? (await findWorkPhotos(db, id));
}

async function findWorkPhotos(db: Db, id: string): Promise<WorkPhotosOwner | undefined> {
  const { rows } = await db.query<Omit<WorkPhotosOwner, 'id'>>({
    name: 'find-work-photos',
    text: `SELECT CASE WHEN delivery_id IS NULL THEN 'takeStep' ELSE 'actOnDelivery' END AS call, account_id AS "accountId", announced,
                  COALESCE((SELECT lost FROM photo_losses WHERE photo_losses.id = $1), 0) AS lost
           FROM work_photos WHERE id = $1`,
    values: [id],
  });
  return rows[0] && { id, ...rows[0] };
}

/** Its record holds still until the transaction ends. False: it has gone meanwhile, erased or with its account. */
export async function lockPhotoRecord(client: pg.PoolClient, { id, call }: PhotoRecord): Promise<boolean> {
  const table = {
    reportDisaster: 'reports',
    requestAid: 'aid_requests',
    takeStep: 'work_photos',
    actOnDelivery: 'work_photos',
  }[call];
  const { rowCount } = await client.query(`SELECT 1 FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);
  return rowCount === 1;
}

/** Those of one record, in their order. */
export async function photosOf(db: Db, recordId: string): Promise<KeptPhoto[]> {
  const { rows } = await db.query<PhotoRow>({
    name: 'photos-of',
    text: `SELECT ${COLUMNS} FROM ${TABLES} WHERE record_id = $1 ORDER BY place, photos.id`,
    values: [recordId],
  });
  return rows.map(photoOf);
}

export async function findPhoto(db: Db, id: string): Promise<KeptPhoto | undefined> {
  const { rows } = await db.query<PhotoRow>({
    name: 'find-photo',
    text: `SELECT ${COLUMNS} FROM ${TABLES} WHERE photos.id = $1`,
    values: [id],
  });
  return rows[0] && photoOf(rows[0]);
}

/** Hash of the picture that is released under this id, while the public sees its report. */
export async function findImage(db: Db, imageId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ image_hash: string }>({
    name: 'find-image',
    text: `SELECT image_hash FROM photos WHERE image_id = $1 AND image_hash IS NOT NULL AND ${isOfOpenReport}`,
    values: [imageId],
  });
  return rows[0]?.image_hash;
}

/** `now` in epoch milliseconds. */
export async function addPhoto(
  client: pg.PoolClient,
  photo: { id: string; owner: PhotoRecord; place: number; caption: string | undefined },
  now: number,
): Promise<void> {
  await client.query({
    name: 'add-photo',
    text: `INSERT INTO photos (id, record_id, record_call, place, caption, created_at)
           VALUES ($1, $2, $3, $4, $5, to_timestamp($6::double precision / 1000)) ON CONFLICT (id) DO NOTHING`,
    values: [photo.id, photo.owner.id, photo.owner.call, photo.place, photo.caption ?? null, now],
  });
}

/** After an import: photos whose record did not come go, and those that had not become a picture yet are asked of their phones again. */
export async function settleImportedPhotos(client: pg.PoolClient): Promise<void> {
  await client.query(
    `DELETE FROM photos WHERE NOT EXISTS (SELECT 1 FROM reports WHERE reports.id = record_id)
       AND NOT EXISTS (SELECT 1 FROM aid_requests WHERE aid_requests.id = record_id)
       AND NOT EXISTS (SELECT 1 FROM work_photos WHERE work_photos.id = record_id)`,
  );
  await client.query(
    `UPDATE photos SET state = 'awaited' WHERE state = 'new'
       AND NOT EXISTS (SELECT 1 FROM photo_parts WHERE photo_id = photos.id AND form = 'whole')`,
  );
}

/** Every content that a photo names. */
export async function namedContents(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    `SELECT hash FROM photos WHERE hash IS NOT NULL UNION SELECT thumbnail_hash FROM photos WHERE thumbnail_hash IS NOT NULL
     UNION SELECT image_hash FROM photos WHERE image_hash IS NOT NULL ORDER BY 1`,
  );
  return rows.map(({ hash }) => hash);
}

/** What the server made of a photo, or found it to be. */
export interface Worked {
  state?: PhotoState;
  hash?: string;
  thumbnailHash?: string;
  width?: number;
  height?: number;
}

/** Keeps it; what it does not name stays as it was. */
export async function keepWorked(client: pg.PoolClient, id: string, worked: Worked): Promise<void> {
  await client.query({
    name: 'keep-worked',
    text: `UPDATE photos SET state = COALESCE($2, state), hash = COALESCE($3, hash), thumbnail_hash = COALESCE($4, thumbnail_hash),
                  width = COALESCE($5, width), height = COALESCE($6, height) WHERE id = $1`,
    values: [
      id,
      worked.state ?? null,
      worked.hash ?? null,
      worked.thumbnailHash ?? null,
      worked.width ?? null,
      worked.height ?? null,
    ],
  });
}

/** A content that lies there now. */
export async function noteContent(db: Db, hash: string, bytes: number, now: number): Promise<void> {
  await db.query({
    name: 'note-content',
    text: `INSERT INTO photo_contents (hash, bytes, made_at) VALUES ($1, $2, to_timestamp($3::double precision / 1000))
           ON CONFLICT (hash) DO UPDATE SET made_at = EXCLUDED.made_at`,
    values: [hash, bytes, now],
  });
}

/** Shows the photo's derivative to everybody under a new id, or nothing of it any more; and the report shows its first released one. */
export async function keepReleased(
  client: pg.PoolClient,
  { id, recordId }: Pick<KeptPhoto, 'id' | 'recordId'>,
  image: { id: string; hash: string } | undefined,
  now: number,
): Promise<void> {
  await client.query({
    name: 'keep-released',
    text: `UPDATE photos SET image_id = $2, image_hash = $3,
                  released_at = CASE WHEN $2::uuid IS NULL THEN NULL ELSE to_timestamp($4::double precision / 1000) END WHERE id = $1`,
    values: [id, image?.id ?? null, image?.hash ?? null, now],
  });
  await showFirstImage(client, recordId);
}

/** The report names its first picture that is released; whoever has a copy of it hears. */
export async function showFirstImage(client: pg.PoolClient, recordId: string): Promise<void> {
  await client.query({
    name: 'show-first-image',
    text: `UPDATE reports SET image_id = first.image_id, changed_at = change_time()
           FROM (SELECT (SELECT image_id FROM photos WHERE record_id = $1 AND image_id IS NOT NULL ORDER BY place, id LIMIT 1) AS image_id) AS first
           WHERE reports.id = $1 AND reports.image_id IS DISTINCT FROM first.image_id`,
    values: [recordId],
  });
}

/** The most that a phone has told counts: it may tell it twice. */
export async function keepLost(db: Db, recordId: string, lost: number): Promise<void> {
  await db.query({
    name: 'keep-lost',
    text: `INSERT INTO photo_losses (id, lost) VALUES ($1, $2)
           ON CONFLICT (id) DO UPDATE SET lost = greatest(photo_losses.lost, EXCLUDED.lost)`,
    values: [recordId, lost],
  });
}

/** With the records go their photos; the files go by `check-photos`. */
export async function erasePhotosOf(client: pg.PoolClient, recordIds: readonly string[]): Promise<void> {
  await client.query('DELETE FROM photos WHERE record_id = ANY ($1::uuid[])', [recordIds]);
  await client.query('DELETE FROM photo_losses WHERE id = ANY ($1::uuid[])', [recordIds]);
}

export function photoView(photo: KeptPhoto): PhotoView {
  const { id, place, caption, state, thumbnailHash, width, height, bytes, imageId, releasedAt } = photo;
  const { received, length } = photo;
  return {
    _id: id,
    place,
    state,
    hasThumbnail: thumbnailHash !== undefined,
    ...(caption === undefined ? {} : { caption }),
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(bytes === undefined ? {} : { bytes }),
    ...(state === 'awaited' && received !== undefined && length !== undefined
      ? { percent: Math.floor((received / length) * 100) }
      : {}),
    ...(imageId === undefined ? {} : { image: imageAddress(imageId) }),
    ...(releasedAt === undefined ? {} : { releasedAt }),
  };
}

/** Which of its contents this form of a photo is. */
export function hashOf(photo: KeptPhoto, form: UploadForm | 'original'): string | undefined {
  if (form === 'thumbnail') return photo.thumbnailHash;
  const wanted = form === 'whole' ? 'ready' : 'undecodable';
  return photo.state === wanted ? photo.hash : undefined;
}

function photoOf(row: PhotoRow): KeptPhoto {
  const { id, record_id: recordId, record_call: recordCall, place, state } = row;
  const there = {
    caption: row.caption,
    width: row.width,
    height: row.height,
    hash: row.hash,
    thumbnailHash: row.thumbnail_hash,
    imageId: row.image_id,
    imageHash: row.image_hash,
    releasedAt: row.released_at?.toISOString() ?? null,
    bytes: row.bytes,
    received: row.received,
    length: row.length,
  };
  const known = Object.fromEntries(Object.entries(there).filter(([, value]) => value !== null));
  return { id, recordId, recordCall, place, state, ...known };
}
