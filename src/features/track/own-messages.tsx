import { isoTime } from '../../../contract/base/clock.ts';
import type { TrackView } from '../../../contract/entities/track.ts';
import { withOwnOf } from '../../data/queries/items/record-messages.ts';
import type { SaidOfIt } from '../../data/queries/items/tracked.ts';
import { MessageList } from '../../parts/messages/message-list.tsx';
import { KeptAge } from '../../parts/found/kept-age.tsx';
import { recordMessageTexts } from '../../strings/forms/record-messages.ts';
import styles from './track.module.css';

interface OwnMessagesProps {
  view: TrackView;
  said: readonly SaidOfIt[];
  isOver: boolean;
  /** Device time at which it was asked for. */
  asOf: number;
}

/** What was written to those who have it in hand, what they answered, and what waits on this phone. */
export function OwnMessages({ view, said, isOver, asOf }: OwnMessagesProps) {
  const own = said.flatMap(({ id, act, state, at, text }) =>
    act === 'message' && text !== undefined
      ? [{ _id: id, from: 'sender' as const, mine: true as const, at: isoTime(at), text, state }]
      : [],
  );
  return (
    <section aria-labelledby="own-messages" className={styles['acts']}>
      <h2 id="own-messages">{recordMessageTexts.title}</h2>
      <KeptAge asOf={asOf} />
      <MessageList messages={withOwnOf(view.messages ?? [], own)} isOver={isOver} />
    </section>
  );
}
