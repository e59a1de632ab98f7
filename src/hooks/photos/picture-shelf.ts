import { photoPicture, type CallFailure, type PhotoForm } from '../../data/commands/record-photos.ts';

/** A picture that was asked for in this visit. */
export type Picture =
  | { kind: 'loading' }
  /** `url`: a `blob:` address of this page alone. */
  | { kind: 'ready'; url: string }
  | { kind: 'failed'; failure: CallFailure };

export interface PictureShelf {
  of(photoId: string, form: PhotoForm): Picture | undefined;
  /** Fetches it, unless it is here or on its way. One after the other: on a thin link several at once would all come late. */
  bring(photoId: string, form: PhotoForm): Promise<Picture>;
  /** Lets go of the memory that the pictures take. */
  clear(): void;
}

/** The pictures that a page has fetched: they stay until it is left, also without a network. `changed` is called after each step. */
export function pictureShelf(changed: () => void): PictureShelf {
  const kept = new Map<string, { picture: Picture; coming: Promise<Picture> }>();
  let last: Promise<unknown> = Promise.resolve();
  let isCleared = false;

  async function fetchNext(photoId: string, form: PhotoForm): Promise<Picture> {
    if (isCleared) return { kind: 'loading' };
    const answer = await photoPicture(photoId, form);
    if (!answer.ok) return { kind: 'failed', failure: answer.failure };
    // The page may have been left meanwhile: nobody would let go of it.
    return isCleared ? { kind: 'loading' } : { kind: 'ready', url: URL.createObjectURL(answer.value) };
  }

  return {
    of: (photoId, form) => kept.get(`${photoId} ${form}`)?.picture,
    bring(photoId, form) {
      const key = `${photoId} ${form}`;
      const known = kept.get(key);
      if (known !== undefined && known.picture.kind !== 'failed') return known.coming;
      const coming = last.then(async () => {
        const picture = await fetchNext(photoId, form);
        if (!isCleared) {
          kept.set(key, { picture, coming: Promise.resolve(picture) });
          changed();
        }
        return picture;
      });
      last = coming;
      kept.set(key, { picture: { kind: 'loading' }, coming });
      changed();
      return coming;
    },
    clear() {
      isCleared = true;
      for (const { picture } of kept.values()) if (picture.kind === 'ready') URL.revokeObjectURL(picture.url);
      kept.clear();
    },
  };
}
