import { isoTime } from '../../contract/base/clock.ts';
import { epochMsOf } from '../../contract/base/iso-time.ts';
import { failed } from '../../contract/base/result.ts';
import type { RoadAct } from '../../contract/entities/road-block.ts';
import { roadBlockState } from '../../contract/policies/road-block-view.ts';
import { mayPerform } from '../acts/acting.ts';
import { answerAct, type Acted } from '../acts/answer-act.ts';
import type { Perform } from '../performing.ts';
import { refusals } from '../refusal.ts';
import { recordAct } from '../store/acts/acts.ts';
import { isErased } from '../store/aid/aid-acts.ts';
import { lockRoadBlock, writeRoadAct, type LockedRoadBlock } from '../store/roads/road-blocks.ts';
import { texts } from '../texts.ts';

const becomes = { confirm: 'confirmed', lift: 'lifted' } as const;

/** Confirms a road block, again or for the first time, or lifts it. What another admin has decided meanwhile stays. */
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
  const acted = whatComesOf(block, body, now);
  if (acted.result === 'done') {
    const at = Math.min(now, actedAt === undefined ? now : epochMsOf(actedAt));
    await writeRoadAct(client, { id: roadBlockId, state: becomes[act], by: owner }, { at, now });
    await recordAct(client, { actor: owner, action: `road-block-${becomes[act]}`, about: roadBlockId }, now);
  }
  return answerAct(stage, item, { about: roadBlockId, what: `actOnRoadBlock.${act}` }, acted);
};

/** Time that runs out decides nothing: only what an admin did since stands against the act. */
function whatComesOf(block: LockedRoadBlock, { act, seen }: RoadAct, now: number): Acted {
  const stands = roadBlockState(block, now);
  const isSeen = stands === seen || stands === 'reported' || stands === 'expired';
  if (isSeen && !(act === 'lift' && stands === 'lifted')) {
    return { result: 'done', message: texts.roadBlockActed(becomes[act]) };
  }
  if (stands === becomes[act]) return { result: 'same' };
  const { actedBy: account, actedByName: name, actedAt: at = now } = block;
  return {
    result: 'conflict',
    stands,
    by: { account, name, at },
    message: (who = texts.anotherAdmin) => texts.roadBlockActedBefore(who, block.state === 'lifted', isoTime(at)),
  };
}
