import { choosePhotoWish } from '../../data/commands/photos/send-photos.ts';
import { type PhotoWish, readPhotoWish } from '../../data/photos/photo-wishes.ts';
import { useQuery } from '../shared/use-query.ts';

/** What goes of photos over a metered or slow connection; `undefined` while that is read. */
export function usePhotoWish(): { wish: PhotoWish | undefined; choose(wish: PhotoWish): void } {
  const wish = useQuery(readPhotoWish, []);
  return { wish, choose: (next) => void choosePhotoWish(next).catch(console.error) };
}
