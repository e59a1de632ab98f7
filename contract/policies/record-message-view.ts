import { isoTime } from '../base/clock.ts';
import type { RecordMessage } from '../entities/record-message.ts';
import { maskContacts } from './mask-contacts.ts';

/** What the server knows of a message about a record. */
export interface KeptRecordMessage {
  id: string;
  text: string;
  /** Epoch milliseconds. */
  at: number;
  /** Null: whoever sent the record wrote it. */
  account: string | null;
  /** Of the organization that wrote it, and of the account; null where there is none. */
  organization: string | null;
  name: string | null;
}

/** As whom somebody reads it: whoever sent the record, one of those who have it in hand (their account's id), or an admin. */
export type MessageReader = { as: 'sender' } | { as: 'taker'; account: string } | { as: 'admin' };

/**
 * A message as this reader may see it. Both sides read it whole; to whoever sent the record volunteers stay without a name, as everywhere; an
 * admin reads who wrote, and the text without telephone numbers and addresses.
 */
export function recordMessageView(message: KeptRecordMessage, reader: MessageReader): RecordMessage {
  const { id: _id, text, at, account, organization, name } = message;
  const by = reader.as === 'sender' ? organization : (organization ?? name);
  const isMine = reader.as === 'sender' ? account === null : reader.as === 'taker' && account === reader.account;
  return {
    _id,
    from: account === null ? 'sender' : 'taker',
    ...(by !== null && { by }),
    ...(isMine && { mine: true as const }),
    at: isoTime(at),
    text: reader.as === 'admin' ? maskContacts(text) : text,
  };
}
