import { isoTime } from '../../contract/base/clock.ts';
import { epochMsOf } from '../../contract/base/iso-time.ts';
import { failed } from '../../contract/base/result.ts';
import type { RoadAct } from '../../contract/entities/road-block.ts';
import type { RoadBlockState } from '../../contract/enumerations.ts';
import { roadBlockState } from '../../contract/policies/road-block-view.ts';
import { mayPerform } from '../acts/acting.ts';
import { answerAct, type Acted } from '../acts/answer-act.ts';
import type { Perform } from '../performing.ts';
import { refusals } from '../refusal.ts';
import { recordAct } from '../store/acts/acts.ts';
import { isErased } from '../store/aid/aid-acts.ts';
import { lockRoadBlock, writeRoadAct, type LockedRoadBlock } from '../store/roads/road-blocks.ts';
import { texts } from '../texts.ts';

const becomes = { confirm: 'confirmed', lift: 'lifted', reopen: 'reported' } as const;
/** As the history of the report names it. */
const actions = { confirm: 'road-block-confirmed', lift: 'road-block-lifted', reopen: 'road-block-reopened' } as const;

/** Confirms a road block, again or for the first time, lifts it, or takes such a decision back. What another admin has decided meanwhile stays. */
export const actOnRoadBlock: Perform<'actOnRoadBlock'> = async (stage, item) => {
  const { client, now } = stage;
  const { owner, body } = item;
  const { act, roadBlockId, actedAt } = body;
  if (!(await mayPerform(client, owner, 'decide-road-blocks'))) return failed(refusals.forbidden());
  const block = await lockRoadBlock(client, roadBlockId);
  // One that is unknown may still come, to a database that was put back: the act waits for it.
  if (block === undefined) {
    return failed((await isErased(client, roadBlockId)) ? refusals.gone() : refusals.notFound(texts.noSuchRoadBlock));
  }
  const acted = whatComesOf(block, body, { owner, now });
  if (acted.result === 'done') {
    const at = Math.min(now, actedAt === undefined ? now : epochMsOf(actedAt));
    await writeRoadAct(client, { id: roadBlockId, state: becomes[act], by: owner }, { at, now });
    await recordAct(client, { actor: owner, action: actions[act], about: roadBlockId }, now);
  }
  return answerAct(stage, item, { about: roadBlockId, what: `actOnRoadBlock.${act}` }, acted);
};

/** Time that runs out decides nothing: only what an admin did since stands against the act. */
function whatComesOf(
  block: LockedRoadBlock,
  { act, seen }: RoadAct,
  { owner, now }: { owner: string; now: number },
): Acted {
  const stands = roadBlockState(block, now);
  if (act === 'reopen' ? mayTakeBack(block, owner) : mayDecide(act, { stands, seen })) {
    return { result: 'done', message: texts.roadBlockActed(act) };
  }
  if (block.state === becomes[act]) return { result: 'same' };
  const { actedBy: account, actedByName: name, actedAt: at = now } = block;
  return {
    result: 'conflict',
    stands,
    by: { account, name, at },
    message: (who = texts.anotherAdmin) => texts.roadBlockActedBefore(who, block.state === 'lifted', isoTime(at)),
  };
}

function mayDecide(
  act: 'confirm' | 'lift',
  { stands, seen }: { stands: RoadBlockState; seen: RoadBlockState },
): boolean {
  const isAsSeen = stands === seen || stands === 'reported' || stands === 'expired';
  return isAsSeen && !(act === 'lift' && stands === 'lifted');
}

/** Only who decided last takes that back. */
function mayTakeBack({ state, actedBy }: LockedRoadBlock, who: string): boolean {
  return state !== 'reported' && actedBy === who;
}
