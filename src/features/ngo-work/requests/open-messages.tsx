import { useRecordMessages } from '../../../hooks/items/use-record-messages.ts';
import { TakerMessages } from '../../../parts/messages/taker-messages.tsx';
import { askedFailureText } from '../../../strings/accounts/asked-failures.ts';
import { recordMessageTexts } from '../../../strings/forms/record-messages.ts';

/** The messages about one request, and the answer to whoever asked. */
export function OpenMessages({ recordId, messagedAt }: { recordId: string; messagedAt: string | undefined }) {
  const { failure, ...thread } = useRecordMessages(recordId, messagedAt);
  return (
    <section aria-label={recordMessageTexts.title}>
      <TakerMessages recordId={recordId} problem={failure && askedFailureText(failure)} {...thread} />
    </section>
  );
}
