import { askedFailureTexts } from '../../strings/accounts/asked-failures.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** In place of the photos until their code is there: no phone keeps it, so that it takes a network. */
export function PhotosComing({ isOnline }: { isOnline: boolean }) {
  return isOnline ? <Skeleton label={appTexts.loading} /> : <p role="status">{askedFailureTexts.photos}</p>;
}
