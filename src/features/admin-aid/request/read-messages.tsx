import { useRecordMessages } from '../../../hooks/items/use-record-messages.ts';
import { TakerMessages } from '../../../parts/messages/taker-messages.tsx';
import { askedFailureText } from '../../../strings/accounts/asked-failures.ts';
import { recordMessageTexts } from '../../../strings/forms/record-messages.ts';
import styles from './aid.module.css';

/** What was written about a record, without numbers: asked for at a tap alone, since each look is noted. */
export function ReadMessages({ id }: { id: string }) {
  const { failure, answer: _, ...thread } = useRecordMessages(id, undefined);
  return (
    <section className={styles['section']}>
      <h3 className={styles['title']}>{recordMessageTexts.title}</h3>
      <TakerMessages recordId={id} problem={failure && askedFailureText(failure)} {...thread} />
    </section>
  );
}
