import type { OutboxItem } from '../../data/outbox/item.ts';
import { copySent } from '../../hooks/items/copy-sent.ts';
import { isSentInPart } from '../../hooks/items/sent-in-part.ts';
import { SentDirectly } from '../../parts/saved/sent-directly.tsx';
import { shownMessages } from '../../strings/forms/messages.ts';
import { reportTexts } from '../../strings/forms/report.ts';
import { savedTexts } from '../../strings/forms/saved.ts';

/** A report that this phone could not keep, and that arrived all the same. */
export function SentReport({ sent, onAnother }: { sent: OutboxItem; onAnother(): void }) {
  return (
    <SentDirectly
      reference={sent.receipt?.reference}
      successText={shownMessages.reportSubmitted}
      remark={isSentInPart(sent) ? savedTexts.notAllSent : undefined}
      anotherText={reportTexts.another}
      onCopy={() => copySent(sent)}
      onAnother={onAnother}
    />
  );
}
