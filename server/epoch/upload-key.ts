import type { WholeUpload } from '../store/database/process-marks.ts';

const BETWEEN = ' ';

/** Under which an upload that is there whole is remembered among what a process acknowledged: no receipt's id has a blank in it. */
export function uploadKey({ photoId, form, recordId }: Omit<WholeUpload, 'key'>): string {
  return [photoId, form, recordId].join(BETWEEN);
}

/** The other way round; undefined: a receipt's id. */
export function readUploadKey(key: string): WholeUpload | undefined {
  const [photoId, form, recordId] = key.split(BETWEEN);
  if (photoId === undefined || form === undefined || recordId === undefined) return undefined;
  return { key, photoId, form, recordId };
}
