import { useState } from 'react';
import { countWorkPhotos, openWorkPhotos } from '../../data/commands/photos/work-photos.ts';
import { workPhotos } from '../../data/queries/work-photos.ts';
import { useQuery } from '../shared/use-query.ts';
import { usePhotos } from './use-photos.ts';

/** The photos that are chosen for a step or a handing over, before it is made: kept on this phone, whatever becomes of the page. */
export function useWorkPhotos(name: string) {
  const kept = useQuery(async () => (await workPhotos().catch(() => undefined))?.[name], [name]);
  const [counted, setCounted] = useState<number>();
  const {
    places: _places,
    forgetPlaces: _forget,
    ...photos
  } = usePhotos({
    draft: { read: () => openWorkPhotos(name), keep: () => undefined, supersedes: undefined },
    count: counted ?? kept?.count ?? 0,
    onCount(count) {
      setCounted(count);
      void noteCount(name, count).catch(console.error);
    },
    isShared: false,
  });
  return photos;
}

async function noteCount(name: string, count: number): Promise<void> {
  if (count > 0) await openWorkPhotos(name);
  await countWorkPhotos(name, count);
}
