import { systemClock } from '../../../../contract/base/clock.ts';
import { systemRandom } from '../../../../contract/base/random.ts';
import { askedAddresses } from '../../../../contract/calls/asked-addresses.ts';
import { headers } from '../../../../contract/headers.ts';
import { METHOD_OVERRIDE, PHOTOS_PATH } from '../../../../contract/photo-address.ts';
import { request, senderHeaders } from '../../client/http.ts';
import { photoDb } from '../../db.ts';
import { devicePorts } from '../../outbox/adapters/device-ports.ts';
import { inPreparation } from '../in-preparation.ts';
import { sha256OfBytes } from '../sha256-of-bytes.ts';
import { readPhotoWish, readSendNow } from '../photo-wishes.ts';
import { dexiePhotoStore } from './dexie-photo-store.ts';
import type { PhotoNet, PhotoPorts, Proof } from './ports.ts';
import { sentTexts } from './sent-texts.ts';

const PHOTO_LOCK = 'photos';
/** Milliseconds after which a page that holds the lock must be frozen: a run ends sooner, or sends. */
const STEAL_AFTER_MS = 10 * 60_000;

const tus = { 'tus-resumable': '1.0.0' };
const of = 'photos';

function proofHeaders(proof: Proof): Record<string, string> {
  return 'token' in proof ? senderHeaders(proof) : { [headers.claimSecret]: proof.secret };
}

const httpPhotoNet: PhotoNet = {
  async takesPhotos() {
    const { elsewhere } = devicePorts.net;
    return elsewhere === undefined || (await elsewhere.kind(devicePorts.store)).kind === 'ours';
  },
  create: ({ length, metadata, proof }, timeLimitMs) =>
    request({
      of,
      method: 'POST',
      path: PHOTOS_PATH,
      headers: {
        ...tus,
        'upload-length': String(length),
        'upload-metadata': metadata,
        ...proofHeaders(proof),
      },
      timeLimitMs,
    }),
  part: ({ name, offset, bytes, checksum, isPosted }, timeLimitMs) =>
    request({
      of,
      method: isPosted ? 'POST' : 'PATCH',
      path: `${PHOTOS_PATH}/${name}`,
      headers: {
        ...tus,
        ...(isPosted && { [METHOD_OVERRIDE]: 'PATCH' }),
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
        ...(checksum === undefined ? {} : { 'upload-checksum': `sha256 ${checksum}` }),
      },
      body: bytes as Uint8Array<ArrayBuffer>,
      timeLimitMs,
    }),
  end: (name, timeLimitMs) =>
    request({ of, method: 'DELETE', path: `${PHOTOS_PATH}/${name}`, headers: tus, timeLimitMs }),
  settle: (recordId, lost, proof, timeLimitMs) =>
    request({
      of,
      method: askedAddresses.settlePhotos.method,
      path: askedAddresses.settlePhotos.path.replace('{id}', () => recordId),
      headers: { 'content-type': 'application/json', ...proofHeaders(proof) },
      body: JSON.stringify({ lost }),
      timeLimitMs,
    }),
  list: (recordId, proof, timeLimitMs) =>
    request({
      of,
      method: askedAddresses.listPhotos.method,
      path: askedAddresses.listPhotos.path.replace('{id}', () => recordId),
      headers: proofHeaders(proof),
      timeLimitMs,
    }),
};

/** The sending of photos on this phone. `isCostly`: may the link cost its person something? */
export function devicePhotoPorts(isCostly: () => boolean, shrinkAgain: PhotoPorts['shrinkAgain']): PhotoPorts {
  return {
    clock: systemClock,
    random: systemRandom,
    store: dexiePhotoStore(photoDb),
    net: httpPhotoNet,
    texts: sentTexts(devicePorts.store, () => systemClock.now()),
    checksum: sha256Base64,
    digest: sha256OfBytes,
    shrinkAgain,
    inPreparation,
    mayGoWhole: async (recordId) =>
      !isCostly() || (await readPhotoWish()) === 'all' || (await readSendNow()).includes(recordId),
    alone: (work) => devicePorts.locks.exclusive(PHOTO_LOCK, STEAL_AFTER_MS, work),
  };
}

/** Missing on plain-http pages that are not localhost: there the digest of the whole, made when it was kept, has to do. */
async function sha256Base64(bytes: Uint8Array): Promise<string | undefined> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (subtle === undefined) return undefined;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));
  return btoa(String.fromCodePoint(...digest));
}
