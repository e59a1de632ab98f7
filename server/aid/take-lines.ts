import { failed, type Result } from '../../contract/base/result.ts';
import { isAnswerAwaited, openLines } from '../../contract/policies/aid-states.ts';
import { takeParts, wishedOf, type PartOfLine } from '../../contract/policies/line-parts.ts';
import type { Acted } from '../acts/answer-act.ts';
import { may } from '../../contract/policies/actions.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { keepAid } from '../store/aid/aid-requests.ts';
import { dropRejection } from '../store/aid/aid-rejections.ts';
import { insertTaking, secondsUntilRoom } from '../store/aid/aid-takings.ts';
import { texts } from '../texts.ts';
import {
  done,
  needConflict,
  noteAct,
  noteChange,
  requestConflict,
  same,
  strangeLines,
  takenConflict,
  takenLines,
  type AidActed,
  type AidDesk,
  type Does,
} from './aid-desk.ts';

/** An admin gives lines to an NGO. One that may act as such no more gets none. */
export const assignLines: Does<'assign'> = async (desk, { ngoId, lines }) => {
  if (desk.ngo?.role !== 'ngo' || !may(desk.ngo, 'act-on-aid')) {
    return { ok: true, value: { result: 'conflict', stands: desk.aid.status, message: () => texts.ngoCannotTake } };
  }
  return giveLines(desk, 'assigned', ngoId, lines);
};

/** An NGO takes lines itself. With them it sees whom to call: more than a large one brings about in an hour waits. */
export const takeLines: Does<'take'> = async (desk, { lines, amounts }) => {
  const { client, actor, now } = desk;
  const wait = await secondsUntilRoom(client, actor._id, now);
  return wait === undefined ? giveLines(desk, 'taken', actor._id, lines, amounts) : failed(refusals.slowDown(wait));
};

/**
 * All that is named, or nothing of it: who is told that they have it must not find half of it with somebody else. Of a line that others
 * have taken a part of, all that is still open is meant.
 */
async function giveLines(
  desk: AidDesk,
  action: 'assigned' | 'taken',
  ngoId: string,
  named: readonly number[] | undefined,
  amounts: readonly PartOfLine[] = [],
): AidActed {
  const { client, aid, now } = desk;
  const strange = strangeLines(aid, [...(named ?? []), ...amounts.map(({ line }) => line)]);
  if (strange !== undefined) return failed(strange);
  if (aid.status !== 'active') return requestConflict(desk);
  const taken = takenLines(aid);
  // Of what was handed over it is not known yet whether it came.
  const open = openLines(aid.requirements).filter((line) => !isAnswerAwaited(aid.requirements[line]));
  const isOwn = (line: number) => taken.get(line)?.ngo?._id === ngoId;
  const wish = wishedOf(aid.requirements, { named, amounts, isOwn, free: open.filter((line) => !taken.has(line)) });
  const wanted = wish.named;
  const fulfilled = wanted?.find((line) => !open.includes(line));
  if (fulfilled !== undefined) return needConflict(desk, fulfilled);
  const whole = wish.whole;
  const inTheWay = await inOtherHands(desk, ngoId, wanted ?? (whole.length + wish.parts.length === 0 ? open : []));
  if (inTheWay !== undefined) return inTheWay;
  const parted = takeParts(aid.requirements, wish);
  if (!parted.isDone) return lessConflict(parted.open);
  const { requirements, lines } = parted;
  if (lines.length === 0) return same;
  await insertTaking(client, { id: desk.id, aidId: aid.id, ngoId, accountId: desk.actor._id, lines }, now);
  await dropRejection(client, aid.id, ngoId);
  // An admin has looked at it: it stands beside all others from now on.
  await keepAid(client, { ...aid, requirements, lane: 'main' });
  await noteAct(desk, action, { ngo: ngoId, taking: desk.id, lines });
  await noteChange(desk, 'taken');
  return done;
}

/** Nobody need have been first: so much of it is not open. */
function lessConflict(open: number | undefined): Awaited<AidActed> {
  const message = () => (open === undefined ? texts.takenWholeAlone : texts.lessOpen(open));
  return { ok: true, value: { result: 'conflict', stands: 'less', message } };
}

/** A line of these that another NGO has. */
async function inOtherHands(
  desk: AidDesk,
  ngoId: string,
  lines: readonly number[],
): Promise<Result<Acted, Refusal> | undefined> {
  const taken = takenLines(desk.aid);
  const others = lines.flatMap((line) => taken.get(line) ?? []).find(({ ngo }) => ngo?._id !== ngoId);
  return others && takenConflict(desk, others);
}
