import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Result } from '../../../contract/base/result.ts';
import type { Blur, PhotoView, RecordPhotos } from '../../../contract/entities/photo.ts';
import { photosComing } from '../../../contract/policies/photos-coming.ts';
import {
  photoPicture,
  recordPhotos,
  releasePhoto,
  withdrawPhoto,
  type CallFailure,
  type PhotoForm,
} from '../../data/commands/record-photos.ts';
import { onTopicNews } from '../../data/sync/topic-news.ts';
import { saveFile } from '../../platform/share-file.ts';
import { whenWorthIt } from '../shared/when-worth-it.ts';
import { pictureShelf, type Picture, type PictureShelf } from './picture-shelf.ts';

/** How often it is asked again while some are still to come. */
const ASK_AGAIN_MS = 60_000;

type Decided = Promise<Result<PhotoView, CallFailure>>;

/** A record's photos as this visit has them. */
export interface ShownPhotos {
  /** `undefined` until the server has answered once. */
  photos: RecordPhotos | undefined;
  /** Why the last question was in vain. What is shown stays. */
  failure: CallFailure | undefined;
  again(): void;
  picture(photoId: string, form: PhotoForm): Picture | undefined;
  bring(photoId: string, form: PhotoForm): Promise<Picture>;
  /** Hands what no server could decode to the browser as a file to keep, as it came; answers why that failed. */
  download(photoId: string, name: string): Promise<CallFailure | undefined>;
  release(photoId: string, blurs: readonly Blur[]): Decided;
  withdraw(photoId: string): Decided;
}

/** Does the server wait for any, or look at one? */
function isAwaited(photos: RecordPhotos): boolean {
  return photosComing(photos) > 0 || photos.photos.some(({ state }) => state === 'new');
}

/**
 * Asks for a record's photos when the screen opens, when the phone comes back, on news of reports or aid, and every minute while some are
 * on their way; brings their small pictures. Nothing of it is kept on this phone.
 */
export function useRecordPhotos(id: string): ShownPhotos {
  const [told, setTold] = useState<{ photos?: RecordPhotos; failure?: CallFailure | undefined }>({});
  const shelf = useShelf();
  const turn = useRef(0);
  const ask = useCallback(async () => {
    const asked = (turn.current += 1);
    const answer = await recordPhotos(id);
    // Only the answer to what was asked last counts, and one that was decided about meanwhile is older than the decision.
    if (asked !== turn.current) return;
    if (!answer.ok) return setTold((old) => ({ ...old, failure: answer.failure }));
    setTold({ photos: answer.value });
    for (const photo of answer.value.photos)
      if (photo.hasThumbnail) void shelf.bring(photo._id, 'thumbnail').catch(console.error);
  }, [id, shelf]);
  const askAgain = useCallback(() => void ask().catch(console.error), [ask]);
  useEffect(() => whenWorthIt(askAgain), [askAgain]);
  useEffect(
    () =>
      onTopicNews((topics) => {
        if (topics.has('reports') || topics.has('aid')) askAgain();
      }),
    [askAgain],
  );
  const isWaiting = told.photos !== undefined && isAwaited(told.photos);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') askAgain();
    }, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting, askAgain]);
  const decided = async (answer: Decided) => {
    const one = await answer;
    if (one.ok) {
      turn.current += 1;
      setTold((old) => ({ ...old, ...(old.photos && { photos: withPhoto(old.photos, one.value) }) }));
    }
    return one;
  };
  return {
    photos: told.photos,
    failure: told.failure,
    again: askAgain,
    picture: shelf.of,
    bring: shelf.bring,
    download,
    release: (photoId, blurs) => decided(releasePhoto(photoId, blurs)),
    withdraw: (photoId) => decided(withdrawPhoto(photoId)),
  };
}

async function download(photoId: string, name: string): Promise<CallFailure | undefined> {
  const original = await photoPicture(photoId, 'original');
  if (!original.ok) return original.failure;
  saveFile(name, original.value);
  return undefined;
}

function useShelf(): PictureShelf {
  const [, changed] = useReducer((count: number) => count + 1, 0);
  const shelf = useMemo(() => pictureShelf(changed), []);
  useEffect(() => shelf.clear, [shelf]);
  return shelf;
}

function withPhoto(all: RecordPhotos, one: PhotoView): RecordPhotos {
  return { ...all, photos: all.photos.map((photo) => (photo._id === one._id ? one : photo)) };
}
