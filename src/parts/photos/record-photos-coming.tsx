import { disasterPageTexts as words } from '../../strings/public/disaster.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** In place of the photos until their code is there: no phone keeps it, so that it takes a network. */
export function PhotosComing({ isOnline }: { isOnline: boolean }) {
  return isOnline ? <Skeleton label={words.loading} /> : <p role="status">{words.photosNeedNetwork}</p>;
}
