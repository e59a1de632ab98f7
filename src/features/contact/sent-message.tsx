import type { OutboxItem } from '../../data/outbox/item.ts';
import { copySent } from '../../hooks/items/copy-sent.ts';
import { SentDirectly } from '../../parts/saved/sent-directly.tsx';
import { contactTexts } from '../../strings/public/contact.ts';
import { useArrivedText } from './use-arrived-text.ts';

/** A message that this phone could not keep, and that arrived all the same. */
export function SentMessage({ sent, onAnother }: { sent: OutboxItem; onAnother(): void }) {
  return (
    <SentDirectly
      reference={sent.receipt?.reference}
      successText={useArrivedText()}
      anotherText={contactTexts.another}
      onCopy={() => copySent(sent)}
      onAnother={onAnother}
    />
  );
}
