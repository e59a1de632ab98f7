import type { OutboxItem } from '../../outbox/item.ts';
import { parseRecord, type JsonRecord } from '../../outbox/answer/read-json.ts';
import type { PendingItem } from '../lists/merge-pending.ts';
import { outboxItems } from './outbox.ts';

/** A report that was written on this phone, as a list shows it. What cannot be read of it is empty. */
export interface OwnReport extends PendingItem {
  disasterType: string;
  address: string;
}

/** Far more than anybody writes; what is above is seen on the phone's own list. */
const MOST = 200;

/** The reports of this phone that the person at it may see. Empty where its outbox cannot be read, of which other parts tell. */
export async function ownReports(): Promise<OwnReport[]> {
  const items = await outboxItems(MOST).catch(() => []);
  return items.filter(({ call }) => call === 'reportDisaster').map(ownReport);
}

function ownReport({ id, state, createdAt, isPlain, body }: OutboxItem): OwnReport {
  const words = parseRecord(body) ?? {};
  return {
    id,
    state,
    createdAt,
    isPlain,
    supersedes: textIn(words, 'supersedes') || undefined,
    disasterType: textIn(words, 'disasterType'),
    address: textIn(words, 'address'),
  };
}

function textIn(body: JsonRecord, name: string): string {
  const value = body[name];
  return typeof value === 'string' ? value : '';
}
