import { messages } from '../../../contract/messages.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { useSavedItem } from '../../hooks/use-saved-item.ts';
import { MissingItem } from '../../parts/missing-item.tsx';
import { SavedActions } from '../../parts/saved-actions.tsx';
import { SavedPanel } from '../../parts/saved-panel.tsx';
import { routes } from '../../routes.ts';
import { aidTexts } from '../../strings/aid.ts';
import { aidFailureText } from './aid-failure.ts';

/** What became of an aid request; follows it live until the server's receipt is there. */
export function SavedAid({ id }: { id: string }) {
  const saved = useSavedItem(id);
  if (!saved) return null;
  const { item, now, send, takeCopy } = saved;
  if (!item) return <MissingItem />;
  return (
    <SavedPanel
      item={item}
      reference={item.receipt?.reference ?? referenceOf(id)}
      successText={messages.aidSubmitted}
      failureText={aidFailureText(item.reason)}
      nextTryAt={item.nextTryAt}
      now={now}
      actions={
        <SavedActions
          state={item.state}
          onSend={send}
          onCopy={takeCopy}
          another={{ to: routes.requestAssistance, label: aidTexts.another }}
        />
      }
    />
  );
}
