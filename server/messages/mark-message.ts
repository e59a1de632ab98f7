import type pg from 'pg';
import type { MessageState } from '../../contract/enumerations.ts';
import type { MessageRecord } from '../../contract/policies/message-view.ts';
import { recordAct } from '../store/acts.ts';
import { withRetries } from '../store/database-trouble.ts';
import { findMessage, isAnsweredByOther, writeMark } from '../store/messages.ts';
import { inTransaction } from '../store/server-state.ts';

interface Mark {
  id: string;
  state: MessageState;
  /** The admin who marks it. */
  by: string;
}

interface Marked {
  message: MessageRecord;
  /** Another admin had marked it as answered before. */
  isOthers: boolean;
}

/** Marks a message and writes down who did, or neither. The same mark twice is one. Undefined where there is no such message. */
export function markMessage(pool: pg.Pool, mark: Mark, now: number): Promise<Marked | undefined> {
  return withRetries(() =>
    inTransaction(pool, async (client) => {
      const action = mark.state === 'answered' ? 'message-answered' : 'message-opened-again';
      const isNew = await writeMark(client, mark, now);
      if (isNew) await recordAct(client, { actor: mark.by, action, about: mark.id }, now);
      const message = await findMessage(client, mark.id);
      return message && { message, isOthers: !isNew && (await isAnsweredByOther(client, mark)) };
    }),
  );
}
