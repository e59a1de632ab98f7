import { aidTabTexts } from '../../../strings/admin/admin-aid.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { hasFilter, type AidTabView } from './read-aid-view.ts';

/** Section 2's words, or that nothing fits what is looked for. */
export function NoAid({ view, onClear }: { view: AidTabView; onClear(): void }) {
  if (!hasFilter(view)) return <EmptyState icon="aid" title={aidTabTexts.none} />;
  return (
    <EmptyState
      icon="aid"
      title={aidTabTexts.noneOfThese}
      actions={<Button onClick={onClear}>{aidTabTexts.clear}</Button>}
    />
  );
}
