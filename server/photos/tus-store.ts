import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import { readUploadName } from '../../contract/photo-address.ts';
import { photoKind, TELLING_BYTES, type PhotoKind } from '../../contract/photo-kinds.ts';
import { photoLimits } from '../../contract/photo-limits.ts';
import { uploadKey } from '../epoch/upload-key.ts';
import { inTransaction } from '../store/database/server-state.ts';
import {
  addPart,
  checkUpload,
  findUpload,
  removeUpload,
  type KeptUpload,
  type UploadKey,
} from '../store/photos/uploads.ts';
import { beginUpload } from './begin-upload.ts';
import type { PhotoServices } from './services.ts';
import { tusErrors } from './tus-errors.ts';

const DAY_MS = 86_400_000;
/** Bytes that a request without a checksum brings until they are made durable: what a cut connection loses at most. */
const FLUSH_BYTES = 64 * 1024;

/**
 * Uploads in the database: a part is durable before it is acknowledged, and whichever process takes it holds it against where the upload
 * stands by then. So there are no locks: of two requests that bring the same part one is told that the upload stands elsewhere.
 */
export class TusStore extends DataStore {
  readonly #services: PhotoServices;

  constructor(services: PhotoServices) {
    super();
    this.#services = services;
    this.extensions = ['creation', 'expiration', 'termination'];
  }

  /** Said again, it is the upload that is there. Throws the refusal. */
  override async create(upload: Upload): Promise<Upload> {
    const kept = await beginUpload(this.#services, upload);
    if (kept.isChecked) this.#acknowledge(kept);
    upload.offset = kept.received;
    upload.creation_date = kept.lastPartAt.toISOString();
    return upload;
  }

  override async getUpload(name: string): Promise<Upload> {
    const key = keyOf(name);
    return uploadOf(name, await this.#checked(key));
  }

  override async write(stream: Readable, name: string, offset: number): Promise<number> {
    const key = keyOf(name);
    let at = offset;
    let pieces: Buffer[] = [];
    let size = 0;
    const flush = async () => {
      if (size === 0) return;
      const bytes = Buffer.concat(pieces, size);
      pieces = [];
      size = 0;
      if (at === 0 && isNoPhoto(bytes)) throw tusErrors.noPhoto;
      if (!(await addPart(this.#services.pool, key, { at, bytes }, this.#services.clock.now()))) throw tusErrors.stale;
      at += bytes.length;
    };
    try {
      for await (const piece of stream as AsyncIterable<Buffer>) {
        pieces.push(piece);
        size += piece.length;
        if (size >= FLUSH_BYTES) await flush();
      }
    } catch (error) {
      // The connection broke off: what had come need not come again.
      await flush();
      throw error;
    }
    await flush();
    await this.#checked(key);
    return at;
  }

  override async remove(name: string): Promise<void> {
    const key = keyOf(name);
    const kept = await findUpload(this.#services.pool, key);
    if (kept === undefined) throw tusErrors.unknown;
    // What is there whole belongs to the record: only with that does it go.
    if (kept.isChecked) throw tusErrors.complete;
    await inTransaction(this.#services.pool, (client) => removeUpload(client, key));
  }

  /** Counted by `@tus/server` from `creation_date`, which here is the time of the last part. */
  override getExpiration(): number {
    return photoLimits.unfinishedDays * DAY_MS;
  }

  /** One that is there whole is told so only once it is what its phone named. */
  async #checked(key: UploadKey): Promise<KeptUpload> {
    const { pool, clock } = this.#services;
    const kept = await findUpload(pool, key);
    if (kept === undefined) throw tusErrors.unknown;
    if (kept.isChecked) this.#acknowledge(kept);
    if (kept.received < kept.length || kept.isChecked) return kept;
    const outcome = await inTransaction(pool, (client) => checkUpload(client, key, clock.now()));
    if (outcome === 'wrong') throw tusErrors.wrongDigest;
    if (outcome === 'right') {
      this.#acknowledge(kept);
      this.#services.photosDue?.();
    }
    return kept;
  }

  /** Its phone is about to be told that it is there, and rests. */
  #acknowledge(kept: KeptUpload): void {
    this.#services.noteAcknowledged?.([uploadKey(kept)]);
  }
}

/** Known by its first part, before the rest is sent for nothing. Of less than tells it is found when the whole is looked at. */
function isNoPhoto(bytes: Buffer): boolean {
  return bytes.length >= TELLING_BYTES && !taken.includes(photoKind(bytes));
}

const taken: readonly PhotoKind[] = ['shown', 'camera'];

function keyOf(name: string): UploadKey {
  const key = readUploadName(name);
  if (key === undefined) throw tusErrors.unknown;
  return key;
}

function uploadOf(id: string, { length, received, lastPartAt }: KeptUpload): Upload {
  return new Upload({ id, size: length, offset: received, creation_date: lastPartAt.toISOString() });
}
