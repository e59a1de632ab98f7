import { askedFailureTexts } from '../../strings/accounts/asked-failures.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { PartComing } from '../late-part.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** In place of the photos until their code is there: no phone keeps it, so that it takes a network. */
export function PhotosComing({ isOnline }: { isOnline: boolean }) {
  if (!isOnline) return <p role="status">{askedFailureTexts.photos}</p>;
  return (
    <PartComing>
      <Skeleton label={appTexts.loading} />
    </PartComing>
  );
}
