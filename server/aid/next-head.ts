import type pg from 'pg';
import { leftBehind, placesOnNext } from '../../contract/policies/household-lines.ts';
import { recordAct } from '../store/acts/acts.ts';
import { findAid, keepAid } from '../store/aid/aid-requests.ts';
import { moveWork, refreshCard } from '../store/aid/household-card.ts';
import { nextOpenBelow, replaceHead } from '../store/aid/next-open.ts';
import { findHead, findTree, lockMerging, lockRecords } from '../store/merges/trees.ts';

/**
 * Where the request that stands for several is not open any more, and another one of them is, the next open one stands for all: what
 * somebody still needs is hidden behind nothing that is over. To be called
 * whenever the status of a request that may be merged has changed.
 */
export async function passHeadOn(client: pg.PoolClient, id: string, now: number): Promise<void> {
  if ((await treeAbout(client, id)).length < 2) return;
  // Others of them may change at this moment, or be merged or parted: what is read once all are locked is what stands.
  await lockMerging(client);
  const [head, ...others] = await treeAbout(client, id);
  if (head === undefined) return;
  await lockRecords(client, 'aid_requests', [head, ...others]);
  const next = await nextOpenBelow(client, head);
  if (next === undefined) return;
  await replaceHead(client, head, next);
  await passCardOn(client, { head, next }, now);
  await recordAct(client, { action: 'aid-unmerged', about: next, detail: { other: head } }, now);
  await recordAct(client, { action: 'aid-merged', about: head, detail: { other: next } }, now);
}

/** What stands for the request, and all that it stands for. */
async function treeAbout(client: pg.PoolClient, id: string): Promise<string[]> {
  const head = await findHead(client, 'aid_requests', id);
  if (head === undefined) return [];
  const tree = await findTree(client, 'aid_requests', head);
  return [head, ...tree.filter((one) => one !== head)];
}

/** The card is the next one's with all its lines, and with it what was ever taken and brought of them. */
async function passCardOn(client: pg.PoolClient, { head, next }: { head: string; next: string }, now: number) {
  const [former, card] = [await findAid(client, head), await refreshCard(client, next, now)];
  if (former === undefined || card === undefined) return;
  const whole = { ...card, requirements: [...card.requirements, ...leftBehind(former, card)] };
  await keepAid(client, whole);
  await moveWork(client, { from: head, to: next, places: placesOnNext(former, whole) });
  await refreshCard(client, head, now);
}
