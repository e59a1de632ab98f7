import { failed, ok } from '../../contract/base/result.ts';
import { standingOfAid } from '../../contract/policies/merging.ts';
import type { Acted } from '../acts/answer-act.ts';
import { mergeRecords, setApart, unmergeRecord, type Joiner, type Part } from '../merges/merge-records.ts';
import { refusals } from '../refusal.ts';
import { isErased } from '../store/aid/aid-acts.ts';
import { findAid, keepAid } from '../store/aid/aid-requests.ts';
import { refreshCard } from '../store/aid/household-card.ts';
import { texts } from '../texts.ts';
import { done, same, type AidActed, type AidDesk, type Does } from './aid-desk.ts';
import { leavingCard, partCard } from './households.ts';
import { passHeadOn } from './next-head.ts';

/** Two requests of one household are one from now on: the other stands for both. */
export const mergeAid: Does<'merge'> = async (desk, { into, isOver }) => {
  const { client, aid } = desk;
  if ((await findAid(client, into)) === undefined) return missing(desk, into);
  const merged = await mergeRecords(joinerOf(desk), { id: aid.id, into, isOver }, partIn(desk));
  if (merged.result === 'same') return same;
  if (merged.result === 'no') return ok(hindered(desk, merged.why));
  await refreshCard(client, aid.id, desk.now);
  const head = await refreshCard(client, merged.head, desk.now);
  if (aid.lane === 'main' && head?.lane === 'triage') await keepAid(client, { ...head, lane: 'main' });
  return done;
};

/** Each has its own lines again, as they are by now, in the hands that they are in. What is under way to both is brought first. */
export const unmergeAid: Does<'unmerge'> = async (desk, { seen }) => {
  const { client, aid, actor, now } = desk;
  const leaving = await leavingCard(client, aid);
  if (leaving?.isUnderWay === true && (seen === undefined || seen === aid.sameAs))
    return ok(hindered(desk, 'under-way'));
  const { result } = await unmergeRecord(joinerOf(desk), { id: aid.id, seen }, partIn(desk));
  if (result === 'same') return same;
  if (result === 'elsewhere') return ok(hindered(desk, 'elsewhere'));
  if (leaving) await partCard(client, { id: aid.id, by: actor._id, leaving }, now);
  // It may be over by now, and what was merged into it not.
  await passHeadOn(client, aid.id, now);
  return done;
};

export const keepAidApart: Does<'keep-apart'> = async (desk, { other, apart }) => {
  const { client, aid } = desk;
  if (other === aid.id) return same;
  if ((await findAid(client, other)) === undefined) return missing(desk, other);
  return (await setApart(joinerOf(desk), { id: aid.id, other, apart })) ? done : same;
};

async function missing({ client }: AidDesk, id: string): AidActed {
  return failed((await isErased(client, id)) ? refusals.gone() : refusals.notFound(texts.noSuchAid));
}

function hindered({ aid }: AidDesk, why: keyof typeof texts.mergeHindered): Acted {
  return { result: 'conflict', stands: aid.status, message: () => texts.mergeHindered[why] };
}

function joinerOf({ client, now, actor, id }: AidDesk): Joiner {
  return { client, now, admin: actor._id, itemId: id, table: 'aid_requests' };
}

function partIn({ client }: AidDesk): (id: string) => Promise<Part | undefined> {
  return async (id) => {
    const aid = await findAid(client, id);
    return aid && { id, sameAs: aid.sameAs, standing: standingOfAid(aid.status, aid.takings.length > 0) };
  };
}
