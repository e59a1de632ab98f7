import type pg from 'pg';
import { hindranceOf, type MergeHindrance, type Standing } from '../../contract/policies/merging.ts';
import { recordAct } from '../store/acts/acts.ts';
import { forgetApart, keepApart } from '../store/merges/kept-apart.ts';
import { findHead, findTree, keepParent, lockMerging, lockRecords, type MergedTable } from '../store/merges/trees.ts';

/** Who joins records, or parts them, and where. */
export interface Joiner {
  client: pg.PoolClient;
  table: MergedTable;
  admin: string;
  itemId: string;
  /** Epoch milliseconds. */
  now: number;
}

/** A record as far as merging goes by it. */
export interface Part {
  id: string;
  sameAs?: string | undefined;
  standing: Standing;
}

type Find = (id: string) => Promise<Part | undefined>;

export type Merging =
  | { result: 'done'; head: string; tree: readonly string[] }
  | { result: 'same' }
  /** One of both is not there, `away`; the record is one with another one already, `elsewhere`; or it hinders. */
  | { result: 'no'; why: MergeHindrance | 'away' | 'elsewhere' };

/**
 * Merges a record into what stands for another. What is one with it already stays so. All merging goes one after another, and both records
 * are locked after that in the order of their ids: of two admins at once the second finds what the first has made.
 */
export async function mergeRecords(
  joiner: Joiner,
  { id, into, isOver = false }: { id: string; into: string; isOver?: boolean | undefined },
  find: Find,
): Promise<Merging> {
  const { client, table } = joiner;
  await lockMerging(client);
  const head = await findHead(client, table, into);
  if (head === undefined) return { result: 'no', why: 'away' };
  await lockRecords(client, table, [id, head]);
  const [own, target, ownHead] = [await find(id), await find(head), await findHead(client, table, id)];
  if (own === undefined || target === undefined) return { result: 'no', why: 'away' };
  // One with the other already, in whichever order: into one another would be a ring.
  if (ownHead === head) return { result: 'same' };
  if (own.sameAs !== undefined) return { result: 'no', why: 'elsewhere' };
  const why = hindranceOf(own.standing, target.standing, isOver);
  if (why !== undefined) return { result: 'no', why };
  const tree = await findTree(client, table, id);
  await keepParent(client, table, { id, into: head, heads: [head] });
  await forgetApart(client, id, head);
  await noteBoth(joiner, 'merged', id, head);
  return { result: 'done', head, tree };
}

export type Parting = { result: 'done'; from: string } | { result: 'same' } | { result: 'elsewhere' };

/**
 * Takes a record out of what it was merged into, with all that was merged into it; both are kept apart from then on. `seen`: what it was
 * merged into before the admin's eyes.
 */
export async function unmergeRecord(
  joiner: Joiner,
  { id, seen }: { id: string; seen?: string | undefined },
  find: Find,
): Promise<Parting> {
  const { client, table, admin, itemId, now } = joiner;
  await lockMerging(client);
  const head = (await findHead(client, table, id)) ?? id;
  await lockRecords(client, table, [id, head]);
  const from = (await find(id))?.sameAs;
  if (from === undefined) return { result: 'same' };
  if (seen !== undefined && seen !== from) return { result: 'elsewhere' };
  await keepParent(client, table, { id, into: null, heads: [head] });
  await keepApart(client, { id: itemId, one: id, other: from, account: admin }, now);
  await noteBoth(joiner, 'unmerged', id, head);
  return { result: 'done', from: head };
}

/** Keeps two apart, or lets them be proposed again. False: it was so before. */
export async function setApart(
  joiner: Joiner,
  { id, other, apart }: { id: string; other: string; apart: boolean },
): Promise<boolean> {
  const { client, admin, itemId, now } = joiner;
  const isNew = apart
    ? await keepApart(client, { id: itemId, one: id, other, account: admin }, now)
    : await forgetApart(client, id, other);
  if (isNew) await noteBoth(joiner, apart ? 'kept-apart' : 'not-apart', id, other);
  return isNew;
}

/** In the histories of both. */
async function noteBoth({ client, table, admin, now }: Joiner, what: string, id: string, other: string): Promise<void> {
  const action = `${table === 'reports' ? 'report' : 'aid'}-${what}`;
  await recordAct(client, { actor: admin, action, about: id, detail: { other } }, now);
  await recordAct(client, { actor: admin, action: `${action}-with`, about: other, detail: { other: id } }, now);
}
