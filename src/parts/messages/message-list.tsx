import { epochMsOf } from '../../../contract/base/iso-time.ts';
import type { RecordMessage } from '../../../contract/entities/record-message.ts';
import { recordMessageTexts as words } from '../../strings/forms/record-messages.ts';
import { exactTime } from '../../strings/exact-time.ts';
import { classes } from '../../ui/classes.ts';
import styles from './messages.module.css';

export interface ListedMessage extends RecordMessage {
  /** Of the item on this phone that brings it; absent: the server has it. */
  state?: 'queued' | 'sending' | 'sent' | 'needs-you' | 'replaced';
}

interface MessageListProps {
  messages: readonly ListedMessage[];
  /** The record is over: what arrived after that was passed on to nobody. */
  isOver?: boolean;
}

/** What was written, oldest first, each with who wrote it and, of this phone's own, how far it has come. */
export function MessageList({ messages, isOver = false }: MessageListProps) {
  return (
    <ol className={styles['list']} aria-label={words.title}>
      {messages.map(({ _id, from, by, mine, at, text, state }) => (
        <li
          key={_id}
          className={classes(styles['message'], mine === true && styles['mine'])}
          data-message={state ?? 'arrived'}
        >
          <p className={styles['who']}>
            <bdi>{mine ? words.you : (by ?? (from === 'sender' ? words.sender : words.taker))}</bdi>
            {' · '}
            {exactTime(epochMsOf(at))}
          </p>
          <p dir="auto" className={styles['text']}>
            {text}
          </p>
          {state !== undefined && <p className={styles['who']}>{stateOf(state, isOver)}</p>}
        </li>
      ))}
    </ol>
  );
}

function stateOf(state: NonNullable<ListedMessage['state']>, isOver: boolean): string {
  if (state === 'needs-you') return words.refused;
  if (state !== 'sent') return words.waits;
  return isOver ? words.tooLate : words.arrived;
}
