import { routes } from '../../../routes.ts';
import { adminDisasterTexts } from '../../../strings/admin/admin-disaster.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

/** In its place, where there is none or nobody answers. */
export function RecordMissing({ kind, onRetry }: { kind: 'none' | 'away'; onRetry(): void }) {
  if (kind === 'none') {
    return (
      <EmptyState
        icon="info"
        title={adminDisasterTexts.notFound}
        actions={<ButtonLink to={routes.adminDashboard}>{adminDisasterTexts.returnToDashboard}</ButtonLink>}
      >
        {adminDisasterTexts.notFoundWhy}
      </EmptyState>
    );
  }
  return (
    <Banner tone="note" actions={<Button onClick={onRetry}>{adminDisasterTexts.tryAgain}</Button>}>
      <p>{adminDisasterTexts.away}</p>
    </Banner>
  );
}
