import { ok } from '../../../../contract/base/result.ts';
import type { QueuedCallName } from '../../../../contract/calls/queued.ts';
import { actsAmong, isSameAct, type ActItem } from '../../queries/admin/act-items.ts';
import { ownUnsent } from '../../queries/items/outbox.ts';
import { checkForm } from '../items/save-item.ts';
import { saveOwn, type Saved } from '../items/save-own.ts';

interface NewAct {
  call: QueuedCallName;
  /** The record's id. */
  about: string;
  schema: Parameters<typeof saveOwn>[1];
  /** Without the time, which is added here. */
  body: object;
  /** They follow it, and lie under this id. */
  photos?: { id: string; count: number } | undefined;
}

let last: Promise<unknown> = Promise.resolve();

/** Saves an act on a record: one at a time, so that a second press finds the first. */
export function saveAct(act: NewAct): Saved {
  const saved = last.then(() => saveNext(act));
  last = saved.catch(() => undefined);
  return saved;
}

async function saveNext({ call, about, schema, body, photos }: NewAct): Saved {
  const wish = checkForm(schema, body);
  if (!wish.ok) return wish;
  const unsent = await ownUnsent().catch(() => []);
  // What made the record, where this phone did, is before all that is done to it.
  const isBefore = ({ about: on, item }: ActItem) => (on === about || item.id === about) && item.state !== 'needs-you';
  const before = actsAmong(unsent).filter(isBefore);
  const newest = before.at(-1);
  // Only the newest: to and fro and to again are three acts.
  if (newest && isSameAct(newest, call, wish.value)) return ok(newest.item);
  const after = before.map(({ item }) => item.id);
  return saveOwn(call, schema, (_, actedAt) => ({ ...body, actedAt }), { after, photos });
}
