import type { ItemState } from '../../outbox/item.ts';

/** What the merge needs to know of a row of the server's list. */
interface ListedRow {
  _id: string;
  supersedes?: string | undefined;
}

/** What it needs to know of an item of this phone. Its id is the one that its record has on the server. */
export interface PendingItem {
  id: string;
  state: ItemState;
  /** Epoch milliseconds of this device. */
  createdAt: number;
  /** Id of the item that this one corrects. */
  supersedes?: string | undefined;
  /** Sent to a host that gives no receipts, and its records ids of its own. */
  isPlain?: true | undefined;
}

export interface Merged<Row, Item> {
  /** What the server's list does not show yet: what needs the person first, then the newest first. */
  pending: Item[];
  /** In the order they came in. */
  rows: Row[];
}

/**
 * The server's rows and this phone's own items as one list, each record once:
 *
 *   a row of the server          wins over the item of the same id
 *   an item that was replaced    is left out, and so is one that another item or row corrects
 *   an item sent plainly         is left out: nobody can tell which row it became
 *
 * `decided`: ids whose row the device has, whether or not it is among `rows`, which are a window of the list. Says the same
 * whatever order items come in, and however often.
 */
export function mergePending<Row extends ListedRow, Item extends PendingItem>(
  serverRows: readonly Row[],
  ownItems: readonly Item[],
  decided: ReadonlySet<string> = new Set(),
): Merged<Row, Item> {
  const rows = onceEach(serverRows, ({ _id }) => _id);
  const listed = new Set(rows.map(({ _id }) => _id));
  const corrected = new Set([...rows, ...ownItems].map(({ supersedes }) => supersedes));
  const isPending = ({ id, state, isPlain }: Item) =>
    state !== 'replaced' && !(state === 'sent' && isPlain) && !listed.has(id) && !decided.has(id) && !corrected.has(id);
  return {
    pending: onceEach(ownItems, ({ id }) => id)
      .filter(isPending)
      .sort(byUrgency),
    rows,
  };
}

function onceEach<Value>(values: readonly Value[], idOf: (value: Value) => string): Value[] {
  const byId = new Map<string, Value>();
  for (const value of values) if (!byId.has(idOf(value))) byId.set(idOf(value), value);
  return [...byId.values()];
}

function byUrgency(a: PendingItem, b: PendingItem): number {
  const needsYou = Number(b.state === 'needs-you') - Number(a.state === 'needs-you');
  return needsYou || b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1);
}
