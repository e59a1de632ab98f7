import { randomUUID } from 'node:crypto';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import type { Blur } from '../../contract/entities/photo.ts';
import { photoLimits } from '../../contract/photo-limits.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { recordAct } from '../store/acts/acts.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { findPhoto, keepReleased, noteContent, type KeptPhoto } from '../store/photos/photos.ts';
import { texts } from '../texts.ts';
import type { PhotoServices } from './services.ts';
import { QUALITY } from './work-on-photos.ts';

/**
 * Makes a picture for everybody out of a report's photo, at an address of its own: released again it has another one, and what is blurred
 * now cannot be had under the former. Of an aid request nothing is released: people's homes are on it.
 */
export async function releasePhoto(
  services: PhotoServices,
  id: string,
  blurs: readonly Blur[],
  by: string,
): Promise<Result<KeptPhoto, Refusal>> {
  const { pool, clock, photoFiles, encoder } = services;
  const photo = await findPhoto(pool, id);
  if (photo === undefined) return failed(refusals.notFound(texts.noSuchPhoto));
  const bytes = photo.hash === undefined ? undefined : await photoFiles.get(photo.hash);
  if (photo.recordCall !== 'reportDisaster' || photo.state !== 'ready' || bytes === undefined) {
    return failed(refusals.conflict(texts.notReleasable));
  }
  const made = await encoder.encode(bytes, { kind: 'blur', blurs, pixels: photoLimits.pixels, quality: QUALITY });
  if (!made.ok) return failed(refusals.busy());
  const hash = await photoFiles.put(made.value.bytes);
  const now = clock.now();
  await inTransaction(pool, async (client) => {
    await noteContent(client, hash, made.value.bytes.length, now);
    await keepReleased(client, photo, { id: randomUUID(), hash }, now);
    const detail = { photo: id, blurs: blurs.length };
    await recordAct(client, { actor: by, action: 'photo-released', about: photo.recordId, detail }, now);
  });
  return told(services, id);
}

/** Its address leads nowhere from then on. */
export async function withdrawPhoto(
  services: PhotoServices,
  id: string,
  by: string,
): Promise<Result<KeptPhoto, Refusal>> {
  const { pool, clock } = services;
  const photo = await findPhoto(pool, id);
  if (photo === undefined) return failed(refusals.notFound(texts.noSuchPhoto));
  if (photo.releasedAt !== undefined) {
    const now = clock.now();
    await inTransaction(pool, async (client) => {
      await keepReleased(client, photo, undefined, now);
      await recordAct(
        client,
        { actor: by, action: 'photo-withdrawn', about: photo.recordId, detail: { photo: id } },
        now,
      );
    });
  }
  return told(services, id);
}

async function told({ pool }: PhotoServices, id: string): Promise<Result<KeptPhoto, Refusal>> {
  const photo = await findPhoto(pool, id);
  return photo === undefined ? failed(refusals.notFound(texts.noSuchPhoto)) : ok(photo);
}
