import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { AidStatus } from '../../contract/enumerations.ts';
import type { AidRecord } from '../../contract/policies/aid-view.ts';
import { linesOf } from '../../contract/policies/household-lines.ts';
import { keepAid, lockAid } from '../store/aid/aid-requests.ts';
import { insertTaking, leaveLines } from '../store/aid/aid-takings.ts';
import { endTakingsOn } from '../store/aid/end-takings.ts';
import { refreshCard } from '../store/aid/household-card.ts';
import { linesUnderWay } from '../store/deliveries/deliveries.ts';
import { findHead, findTree } from '../store/merges/trees.ts';
import { passHeadOn } from './next-head.ts';

/**
 * One household needs nothing more: its lines are in nobody's hands. What others asked for who are one with it stays in the hands that it
 * is in. The request is locked.
 */
export async function closeHousehold(
  client: pg.PoolClient,
  { aid, to }: { aid: AidRecord; to: AidStatus },
  now: number,
): Promise<void> {
  const isForOthers = aid.households?.some(({ status }) => status === 'active') === true;
  if (isForOthers) await leaveOwnLines(client, aid, now);
  else await endTakingsOn(client, aid.id, now);
  await keepAid(client, { ...aid, status: to });
  await settleHousehold(client, aid, now);
}

async function leaveOwnLines(client: pg.PoolClient, { takings, requirements }: AidRecord, now: number): Promise<void> {
  const own = linesOf(requirements);
  for (const { _id: takingId, lines: taken } of takings) {
    const lines = taken.filter((line) => own.includes(line));
    if (lines.length > 0) await leaveLines(client, { takingId, lines, to: 'ended' }, now);
  }
}

/** After the status or the needs of a request changed that may be one with others. */
export async function settleHousehold(
  client: pg.PoolClient,
  { id, sameAs }: Pick<AidRecord, 'id' | 'sameAs'>,
  now: number,
) {
  const head = sameAs === undefined ? id : await findHead(client, 'aid_requests', id);
  await refreshCard(client, head ?? id, now);
  await passHeadOn(client, id, now);
}

/** Lines of a card that go with a request which is taken out of it. */
export interface LeavingCard {
  card: AidRecord;
  /** The requests that leave, each with where its lines are on the card. */
  lines: ReadonlyMap<string, readonly number[]>;
  isUnderWay: boolean;
}

/** What is on the card of the request that this one was merged into, of this one and of what was merged into it; undefined: it stands for itself. */
export async function leavingCard(client: pg.PoolClient, { id, sameAs }: AidRecord): Promise<LeavingCard | undefined> {
  const head = sameAs === undefined ? undefined : await findHead(client, 'aid_requests', id);
  const card = head === undefined ? undefined : await lockAid(client, head);
  if (card === undefined) return undefined;
  const leaving = await findTree(client, 'aid_requests', id);
  const lines = new Map(leaving.map((one) => [one, linesOf(card.requirements, one)]));
  const underWay = await linesUnderWay(client, card.id);
  return { card, lines, isUnderWay: [...lines.values()].flat().some((line) => underWay.has(line)) };
}

/** Both stand for themselves again, each with its lines as they are by now; whoever has some of them in hand keeps them. */
export async function partCard(
  client: pg.PoolClient,
  { id, by, leaving: { card, lines } }: { id: string; by: string; leaving: LeavingCard },
  now: number,
): Promise<void> {
  const parted = await refreshCard(client, id, now);
  if (parted === undefined) return;
  const places = new Map(
    [...lines].flatMap(([household, all]) => {
      const there = linesOf(parted.requirements, household === id ? undefined : household);
      return all.map((line, at) => [line, there[at]] as const);
    }),
  );
  for (const { _id: takingId, ngo, lines: taken } of card.takings) {
    const own = taken.filter((line) => places.has(line));
    if (own.length === 0 || ngo === undefined) continue;
    await leaveLines(client, { takingId, lines: own, to: 'ended' }, now);
    const there = own.flatMap((line) => places.get(line) ?? []);
    const taking = { id: randomUUID(), aidId: id, ngoId: ngo._id, accountId: by, lines: there };
    await insertTaking(client, taking, now);
  }
  await refreshCard(client, card.id, now);
}
