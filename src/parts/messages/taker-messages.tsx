import { KeptAge } from '../found/kept-age.tsx';
import { recordMessageTexts as words } from '../../strings/forms/record-messages.ts';
import { exactTime } from '../../strings/exact-time.ts';
import { Button } from '../../ui/button.tsx';
import { MessageForm } from './message-form.tsx';
import { MessageList, type ListedMessage } from './message-list.tsx';
import styles from './messages.module.css';

interface TakerMessagesProps {
  recordId: string;
  /** Absent while they are being read. */
  messages: readonly ListedMessage[] | undefined;
  /** Device time; absent: the server was never asked. */
  asOf: number | undefined;
  isAsking: boolean;
  /** Why there was no answer, in words. */
  problem: string | undefined;
  ask(): void;
  /** Absent: who reads here does not write. */
  answer?: (text: string) => Promise<boolean>;
}

/** What was written about a record, for those who have it in hand, and where they answer. */
export function TakerMessages({ recordId, messages, asOf, isAsking, problem, ask, answer }: TakerMessagesProps) {
  const isKnown = asOf !== undefined;
  return (
    <div className={styles['part']}>
      <KeptAge asOf={asOf} />
      {messages && messages.length > 0 && <MessageList messages={messages} />}
      <p role="status" className={styles['who']}>
        {isAsking ? words.asking : (problem ?? (isKnown && messages?.length === 0 ? words.none : ''))}
      </p>
      {isKnown && <p className={styles['who']}>{words.asOf(exactTime(asOf))}</p>}
      <Button look={isKnown ? 'quiet' : 'plain'} aria-disabled={isAsking} onClick={() => !isAsking && ask()}>
        {isKnown ? words.again : words.show}
      </Button>
      {answer && <MessageForm name={`answer-${recordId}`} lead={words.takerLead} onSend={answer} />}
    </div>
  );
}
