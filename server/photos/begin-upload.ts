import type { Upload } from '@tus/server';
import * as v from 'valibot';
import { atMost, idSchema } from '../../contract/entities/fields.ts';
import { limits } from '../../contract/limits.ts';
import { readUploadName } from '../../contract/photo-address.ts';
import { photoLimits } from '../../contract/photo-limits.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { addPhoto, findPhotoRecord, lockPhotoRecord, photosOf } from '../store/photos/photos.ts';
import { addUpload, findUpload, type KeptUpload } from '../store/photos/uploads.ts';
import type { PhotoServices } from './services.ts';
import { tusErrors } from './tus-errors.ts';

/** `UploadFacts`, as its metadata brings them. A member that a later phone adds is passed over. */
export const uploadFactsSchema = v.object({
  photo: idSchema,
  form: v.picklist(['whole', 'thumbnail']),
  record: idSchema,
  sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  type: v.pipe(v.string(), v.regex(/^image\/[\w.+-]{1,60}$/)),
  place: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)),
  caption: v.optional(v.pipe(v.string(), atMost(photoLimits.captionCharacters))),
});

/** Of its metadata, set by `tus-server.ts` whatever a phone says: the line of its network. */
export const LINE = 'network-line';

/** Whoever creates it has proved that the record is theirs (`proveClaim`). Throws a `TusError`. */
export function beginUpload({ pool, clock }: PhotoServices, upload: Upload): Promise<KeptUpload> {
  const parsed = v.safeParse(uploadFactsSchema, upload.metadata);
  const key = readUploadName(upload.id);
  if (!parsed.success || key === undefined || upload.size === undefined) throw tusErrors.badFacts;
  const { photo, form, record, sha256, type, place, caption } = parsed.output;
  const { size: length } = upload;
  const line = Number(upload.metadata?.[LINE]);
  const most = form === 'thumbnail' ? photoLimits.thumbnailBytes : photoLimits.bytes;
  if (length < 1) throw tusErrors.badFacts;
  if (length > most) throw tusErrors.tooLarge;
  return inTransaction(pool, async (client) => {
    // Its record holds still, so that two requests do not both take its last place.
    const owner = await findPhotoRecord(client, record);
    if (owner === undefined || !(await lockPhotoRecord(client, owner))) throw tusErrors.noRecord;
    const photos = await photosOf(client, record);
    const isThere = photos.some(({ id }) => id === photo);
    if (!isThere && photos.length >= Math.min(owner.announced, limits.photos)) throw tusErrors.tooMany;
    await addPhoto(client, { id: photo, owner, place, caption }, clock.now());
    await addUpload(client, { photoId: photo, form, length, digest: sha256, type, line }, clock.now());
    const kept = await findUpload(client, { photoId: photo, form });
    // Another record's photo under this id, or another file: an id that is taken is told to nobody but as a conflict.
    const isSame = kept?.recordId === record && kept.digest === sha256 && kept.length === length;
    if (!isSame) throw tusErrors.otherPhoto;
    return kept;
  });
}
