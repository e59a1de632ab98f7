import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { PHOTOS_PATH } from '../../contract/photo-address.ts';
import { folderFiles } from '../../server/store/photos/folder-files.ts';
import { reportsOf } from '../bench/made-reports.ts';
import { runSql } from '../support/postgres.ts';
import { post } from './post.ts';

/** A photo whose last part was acknowledged. */
export interface SentPhoto {
  id: string;
  record: string;
  bytes: Buffer;
}

interface KeptPhoto {
  id: string;
  state: string;
  hash: string | null;
  is_checked: boolean;
  parts: Buffer | null;
}

const SECRET = 'a secret of this phone';
const VERSION = { 'tus-resumable': '1.0.0' };
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/** A report and its one photo, by tus in two parts; undefined: it was not acknowledged. Rejects where no whole answer comes. */
export async function sendPhoto(url: string): Promise<SentPhoto | undefined> {
  const [made] = reportsOf(1);
  const report = { ...(JSON.parse(made?.body ?? '{}') as object), claimSecretHash: sha256(SECRET), photosToFollow: 1 };
  const record = randomUUID();
  await post(`${url}/api/report/`, JSON.stringify(report), { 'idempotency-key': record });
  const raw = { width: 64, height: 48, channels: 3 } as const;
  const bytes = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .jpeg()
    .toBuffer();
  const photo = { id: randomUUID(), record, bytes };
  if ((await create(url, photo)) !== 0) return undefined;
  const half = Math.floor(bytes.length / 2);
  await part(url, photo.id, 0, bytes.subarray(0, half));
  return (await part(url, photo.id, half, bytes.subarray(half))) === bytes.length ? photo : undefined;
}

/** Of photos that were acknowledged, those of which neither the picture nor all that it is made of is there. */
export async function lostPhotos(databaseUrl: string, dataDir: string, sent: readonly SentPhoto[]): Promise<number> {
  const kept = await runSql<KeptPhoto>(
    databaseUrl,
    `SELECT photos.id::text, state, hash, checked_at IS NOT NULL AS is_checked,
            (SELECT string_agg(bytes, ''::bytea ORDER BY at) FROM photo_parts WHERE photo_id = photos.id AND form = 'whole') AS parts
     FROM photos JOIN photo_uploads ON photo_id = photos.id AND form = 'whole'`,
  );
  const byId = new Map(kept.map((photo) => [photo.id, photo]));
  const files = folderFiles(join(dataDir, 'photos'));
  let lost = 0;
  for (const { id, bytes } of sent) {
    const photo = byId.get(id);
    const isMade = photo?.state === 'ready' && (await files.get(photo.hash ?? '')) !== undefined;
    const isWaiting = photo?.state === 'new' && photo.is_checked && photo.parts?.equals(bytes) === true;
    if (!isMade && !isWaiting) lost += 1;
  }
  return lost;
}

/** Their phone says them again; how many are not known as whole. */
export async function unknownPhotos(url: string, sent: readonly SentPhoto[]): Promise<number> {
  let unknown = 0;
  for (const photo of sent) if ((await create(url, photo)) !== photo.bytes.length) unknown += 1;
  return unknown;
}

/** Answers where the upload stands. */
async function create(url: string, { id, record, bytes }: SentPhoto): Promise<number> {
  const facts = { photo: id, form: 'whole', record, sha256: sha256(bytes), type: 'image/jpeg', place: '0' };
  const metadata = Object.entries(facts).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`);
  const answer = await fetch(url + PHOTOS_PATH, {
    method: 'POST',
    headers: {
      ...VERSION,
      'upload-length': String(bytes.length),
      'upload-metadata': metadata.join(','),
      'x-claim-secret': SECRET,
    },
  });
  await answer.arrayBuffer();
  return Number(answer.headers.get('upload-offset') ?? Number.NaN);
}

async function part(url: string, id: string, at: number, bytes: Buffer): Promise<number> {
  const checksum = createHash('sha256').update(bytes).digest('base64');
  const answer = await fetch(`${url}${PHOTOS_PATH}/${id}`, {
    method: 'PATCH',
    headers: {
      ...VERSION,
      'upload-offset': String(at),
      'upload-checksum': `sha256 ${checksum}`,
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  });
  await answer.arrayBuffer();
  return Number(answer.headers.get('upload-offset') ?? Number.NaN);
}
