import { missingDisasterTexts } from '../../../strings/public/disaster.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormerTask } from './former-task.tsx';

/** In place of a disaster that is not there: not public any more, or not to be had now. */
export function MissingTask({ id, kind, onRetry }: { id: string; kind: 'none' | 'away'; onRetry(): void }) {
  if (kind === 'away') return <Away onRetry={onRetry} />;
  return (
    <FormerTask id={id}>
      <Banner tone="note" title={missingDisasterTexts.title}>
        <p>{missingDisasterTexts.body}</p>
      </Banner>
    </FormerTask>
  );
}

function Away({ onRetry }: { onRetry(): void }) {
  const { awayTitle, awayBody, tryAgain } = missingDisasterTexts;
  return (
    <Banner tone="note" title={awayTitle} actions={<Button onClick={onRetry}>{tryAgain}</Button>}>
      <p>{awayBody}</p>
    </Banner>
  );
}
