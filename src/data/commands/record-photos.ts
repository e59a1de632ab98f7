import { ok, type Result } from '../../../contract/base/result.ts';
import type { Blur, PhotoView, RecordPhotos } from '../../../contract/entities/photo.ts';
import { photoAddress, type UploadForm } from '../../../contract/photo-address.ts';
import { callApi, type CallFailure } from '../client/call.ts';
import { fetchFile } from '../client/fetch-file.ts';

export type { CallFailure } from '../client/call.ts';
export type PhotoForm = UploadForm | 'original';

/*
 * Photos stay on the server: no phone but the reporter's keeps one. Offline each of these fails as `unreachable`, and the screen says so.
 */

/** The photos of one report or aid request, for whoever may see them. */
export async function recordPhotos(id: string): Promise<Result<RecordPhotos, CallFailure>> {
  const answer = await callApi('listPhotos', { params: { id } });
  return answer.ok ? ok(answer.value.data) : answer;
}

/** The picture itself: it is asked for with the token, which never stands in an address. `original`: what no server could decode, for admins. */
export function photoPicture(photoId: string, form: PhotoForm): Promise<Result<Blob, CallFailure>> {
  return fetchFile(photoAddress(photoId, form), form === 'original' ? 'application/octet-stream' : 'image/jpeg');
}

/** Makes a picture for everybody out of a report's photo, these parts of it unrecognizable. It takes the place of one released before. */
export async function releasePhoto(id: string, blurs: readonly Blur[]): Promise<Result<PhotoView, CallFailure>> {
  const answer = await callApi('releasePhoto', { params: { id }, body: { blurs: [...blurs] } });
  return answer.ok ? ok(answer.value.data) : answer;
}

/** Takes the released picture away again. Safe to repeat. */
export async function withdrawPhoto(id: string): Promise<Result<PhotoView, CallFailure>> {
  const answer = await callApi('withdrawPhoto', { params: { id } });
  return answer.ok ? ok(answer.value.data) : answer;
}
