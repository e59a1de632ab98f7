import { useRecordMessages } from '../../../hooks/items/use-record-messages.ts';
import { TakerMessages } from '../../../parts/messages/taker-messages.tsx';
import { askedFailureText } from '../../../strings/accounts/asked-failures.ts';
import { recordMessageTexts } from '../../../strings/forms/record-messages.ts';
import styles from '../list/task.module.css';

/** What whoever reported it and those who are on it write to each other. */
export function TaskMessages({ disasterId, messagedAt }: { disasterId: string; messagedAt: string | undefined }) {
  const { failure, ...thread } = useRecordMessages(disasterId, messagedAt);
  return (
    <section className={styles['section']}>
      <h2>{recordMessageTexts.title}</h2>
      <TakerMessages recordId={disasterId} problem={failure && askedFailureText(failure)} {...thread} />
    </section>
  );
}
