import { referenceOf } from '../../../contract/reference.ts';
import { messages } from '../../../contract/messages.ts';
import { useSavedItem } from '../../hooks/use-saved-item.ts';
import { MissingItem } from '../../parts/missing-item.tsx';
import { SavedActions } from '../../parts/saved-actions.tsx';
import { SavedPanel } from '../../parts/saved-panel.tsx';
import { routes } from '../../routes.ts';
import { reportTexts } from '../../strings/report.ts';
import { savedTexts } from '../../strings/saved.ts';

/** What became of a report; follows it live until the server's receipt is there. */
export function SavedReport({ id }: { id: string }) {
  const saved = useSavedItem(id);
  if (!saved) return null;
  const { item, now, send, takeCopy } = saved;
  if (!item) return <MissingItem />;
  return (
    <SavedPanel
      item={item}
      reference={item.receipt?.reference ?? referenceOf(id)}
      successText={messages.reportSubmitted}
      failureText={item.reason?.message ?? savedTexts.refused}
      remark={hasPosition(item.body) ? undefined : savedTexts.noPosition}
      nextTryAt={item.nextTryAt}
      now={now}
      actions={
        <SavedActions
          state={item.state}
          onSend={send}
          onCopy={takeCopy}
          another={{ to: routes.reportDisaster, label: reportTexts.another }}
        />
      }
    />
  );
}

function hasPosition(body: string): boolean {
  const report: unknown = JSON.parse(body);
  return typeof report === 'object' && report !== null && 'location' in report;
}
