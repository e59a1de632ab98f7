import type { OutboxItem } from '../../data/outbox/item.ts';
import { copySent } from '../../hooks/items/copy-sent.ts';
import { SentDirectly } from '../../parts/saved/sent-directly.tsx';
import { aidTexts } from '../../strings/forms/aid.ts';
import { shownMessages } from '../../strings/forms/messages.ts';

/** A request that this phone could not keep, and that arrived all the same. */
export function SentAid({ sent, onAnother }: { sent: OutboxItem; onAnother(): void }) {
  return (
    <SentDirectly
      reference={sent.receipt?.reference}
      successText={shownMessages.aidSubmitted}
      anotherText={aidTexts.another}
      onCopy={() => copySent(sent)}
      onAnother={onAnother}
    />
  );
}
