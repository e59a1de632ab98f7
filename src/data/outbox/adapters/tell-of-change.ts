import { OUTBOX_NAME } from '../outbox-name.ts';
import { indexName, type TableName, tables } from './raw-database.ts';

/** Where Dexie tells the other pages of this origin what a transaction has changed. */
const CHANNEL = 'x-storagemutated-1';
/** Everything there is in an index, as Dexie writes a range. */
const EVERYTHING = { d: 1, from: Number.NEGATIVE_INFINITY, to: [[[]]] };

let channel: BroadcastChannel | undefined;

/** Has pages ask again what they show of these tables: their live queries hear of the worker as of each other. */
export function tellOfChange(changed: ReadonlySet<TableName>): void {
  if (changed.size === 0 || !('BroadcastChannel' in globalThis)) return;
  const parts = [...changed].flatMap((table) => {
    const names = ['', ':dels', ...tables[table].indexes.map(indexName)];
    return names.map((name) => [`idb://${OUTBOX_NAME}/${table}/${name}`, EVERYTHING]);
  });
  channel ??= new BroadcastChannel(CHANNEL);
  channel.postMessage(Object.fromEntries(parts));
}
