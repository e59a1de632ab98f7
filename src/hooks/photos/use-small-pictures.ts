import { useState } from 'react';
import { smallPictures } from '../../data/queries/photos.ts';
import { useQuery } from '../shared/use-query.ts';

const none: ReadonlyMap<string, ArrayBuffer> = new Map();

/**
 * The small pictures of these photos, each read once: none ever changes, while storage tells of its row at every part that is sent. What
 * shows them makes a picture of each buffer anew.
 */
export function useSmallPictures(ids: readonly string[]): ReadonlyMap<string, ArrayBuffer> {
  const [read] = useState(() => new Map<string, ArrayBuffer>());
  return (
    useQuery(async () => {
      const missing = ids.filter((id) => !read.has(id));
      const found = missing.length > 0 ? await smallPictures(missing).catch(() => none) : none;
      for (const [id, picture] of found) read.set(id, picture);
      return new Map(read);
    }, [ids.join()]) ?? none
  );
}
