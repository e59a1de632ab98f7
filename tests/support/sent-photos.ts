import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { PHOTOS_PATH } from '../../contract/photo-address.ts';
import type { Relay } from './relay.ts';

/** Of a reporter who had photos to send. */
const SECRET = 'a secret of this phone';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

export interface SentReport {
  id: string;
  /** The report's photos, in their order. */
  photos: string[];
}

export interface SentPhoto {
  bytes: Buffer;
  caption?: string;
  /** How many of its bytes arrive; absent: all of them. */
  arrived?: number;
}

/** A street with a house in this colour, and a face beside it. */
export function drawnPhoto(colour: string, width = 1200, height = 900): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90" width="${width}" height="${height}">
    <rect width="120" height="90" fill="#bcd4e0"/><rect y="60" width="120" height="30" fill="#7a6a4a"/>
    <path d="M15 62V35l20-16 20 16v27z" fill="${colour}"/><rect x="30" y="45" width="9" height="17" fill="#222"/>
    <circle cx="85" cy="40" r="14" fill="#e7b98c"/><circle cx="80" cy="37" r="2"/><circle cx="90" cy="37" r="2"/>
    <path d="M78 47q7 5 14 0" fill="none" stroke="#000"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

/** What a phone writes that this server does not decode: the head of an HEIC file. */
export function heicPhoto(): Buffer {
  return Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(4000, 7)]);
}

const REPORT = {
  disasterType: 'flood',
  severity: 'severe',
  location: { lati: 25.61, long: 85.14 },
  address: 'Ward 7, behind the school',
  description: 'Water up to the roof.',
  name: 'Asha',
  contactNumber: '0177',
};

const AID = {
  name: 'Mohammed',
  contactNumber: '0177-4521',
  disasterType: 'flood',
  location: 'Ward 7',
  requirements: [{ type: 'Food', quantity: '40 meals', urgent: true, status: 'pending' }],
  description: 'No clean water since Tuesday.',
};

/** A report that announced so many photos, as a phone makes it. */
export function makeReportWithPhotos(
  relay: Relay,
  announced: number,
  photos: readonly SentPhoto[],
): Promise<SentReport> {
  return makeRecord(relay, '/api/report/', REPORT, announced, photos);
}

/** The same of a request for aid. */
export function makeAidWithPhotos(relay: Relay, announced: number, photos: readonly SentPhoto[]): Promise<SentReport> {
  const deadline = new Date(Date.now() + 86_400_000).toISOString();
  return makeRecord(relay, '/api/aid/create', { ...AID, deadline }, announced, photos);
}

async function makeRecord(
  relay: Relay,
  path: string,
  body: object,
  photosToFollow: number,
  photos: readonly SentPhoto[],
): Promise<SentReport> {
  const id = randomUUID();
  const answer = await fetch(relay.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': id },
    body: JSON.stringify({ ...body, claimSecretHash: sha256(SECRET), photosToFollow }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  const ids = [];
  for (const [place, photo] of photos.entries()) ids.push(await sendPhoto(relay, id, place, photo));
  return { id, photos: ids };
}

/** Sends one by tus, and answers its id. What the server makes of it, it makes a moment later. */
export async function sendPhoto(relay: Relay, record: string, place: number, photo: SentPhoto): Promise<string> {
  const { bytes, caption, arrived = bytes.length } = photo;
  const id = randomUUID();
  const facts = {
    photo: id,
    form: 'whole',
    record,
    sha256: sha256(bytes),
    type: 'image/jpeg',
    place: String(place),
    ...(caption === undefined ? {} : { caption }),
  };
  const metadata = Object.entries(facts).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`);
  const version = { 'tus-resumable': '1.0.0' };
  await asked(relay, PHOTOS_PATH, {
    method: 'POST',
    headers: {
      ...version,
      'upload-length': String(bytes.length),
      'upload-metadata': metadata.join(','),
      'x-claim-secret': SECRET,
    },
  });
  await asked(relay, `${PHOTOS_PATH}/${id}`, {
    method: 'PATCH',
    headers: { ...version, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes.subarray(0, arrived)),
  });
  return id;
}

/** The phone says how many of them it has lost. */
export async function tellLost(relay: Relay, record: string, lost: number): Promise<void> {
  await asked(relay, `/api/records/${record}/photos/settled`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-claim-secret': SECRET },
    body: JSON.stringify({ lost }),
  });
}

async function asked(relay: Relay, path: string, init: RequestInit): Promise<void> {
  const answer = await fetch(relay.origin + path, init);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}
