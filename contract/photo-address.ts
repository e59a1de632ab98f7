/** Where photos are sent to, by tus 1.0 (https://tus.io/protocols/resumable-upload): `POST` here, then the address of each upload. */
export const PHOTOS_PATH = '/api/photos';

/** For proxies that let through no PATCH: the method that is meant, on a POST (tus 1.0, "X-HTTP-Method-Override"). */
export const METHOD_OVERRIDE = 'x-http-method-override';

/** What of a photo an upload brings: the photo, or its small picture, which goes ahead. */
export type UploadForm = 'whole' | 'thumbnail';

const SMALL = '.small';

/** The last part of an upload's address: the photo's id, a UUIDv4 of its phone; its thumbnail has one beside it. */
export function uploadName(photoId: string, form: UploadForm): string {
  return form === 'whole' ? photoId : photoId + SMALL;
}

/** The other way round; undefined: none of ours. */
export function readUploadName(name: string): { photoId: string; form: UploadForm } | undefined {
  const [, photoId, small] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(\.small)?$/.exec(name) ?? [];
  return photoId === undefined ? undefined : { photoId, form: small === undefined ? 'whole' : 'thumbnail' };
}

/** An upload's `Upload-Metadata`: names, each with the base64 of its text. */
export interface UploadFacts {
  /** The photo's id. */
  photo: string;
  form: UploadForm;
  /** Id of the report or aid request that it belongs to. */
  record: string;
  /** Lower-case hexadecimal SHA-256 of the upload's bytes. */
  sha256: string;
  /** What the phone takes them for: `image/jpeg` where it has shrunk it, else the camera's own type. */
  type: string;
  /** The photo's place among those of its record, from 0. */
  place: string;
  caption?: string;
}

/** Of a released picture. */
export function imageAddress(imageId: string): string {
  return `/api/images/${imageId}`;
}

/** Of a photo that is not released: fetched with the token, shown as a blob. */
export function photoAddress(photoId: string, form: UploadForm | 'original'): string {
  return `${PHOTOS_PATH}/${photoId}/${form}`;
}
