import { referenceOf } from '../../../contract/reference.ts';
import type { OutboxItem } from '../../data/outbox/item.ts';
import { parsedBody } from '../draft/parsed-body.ts';

/** Was it entered for another person, who is still to be told its reference? Of what is not sent as it is there is none to tell. */
export function isOnBehalf({ body, state, isPlain }: Pick<OutboxItem, 'body' | 'state' | 'isPlain'>): boolean {
  const isKept = state === 'queued' || state === 'sending' || state === 'sent';
  return isKept && isPlain !== true && parsedBody(body)?.['onBehalf'] === true;
}

/** The server's, or what it will be: both are made of the id. */
export function referenceShown({ id, receipt }: Pick<OutboxItem, 'id' | 'receipt'>): string {
  return receipt?.reference ?? referenceOf(id);
}
