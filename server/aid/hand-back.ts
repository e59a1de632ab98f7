import { failed } from '../../contract/base/result.ts';
import { isAnswerAwaited } from '../../contract/policies/aid-states.ts';
import { refusals } from '../refusal.ts';
import { keepAid } from '../store/aid/aid-requests.ts';
import { findTaking, leaveLines } from '../store/aid/aid-takings.ts';
import { texts } from '../texts.ts';
import {
  awaitsAnswer,
  done,
  needConflict,
  noteAct,
  noteChange,
  requestConflict,
  same,
  strangeLines,
  type Does,
} from './aid-desk.ts';

/** Gives lines free again, or all that is left of a taking. What was fulfilled meanwhile is not there to be given back. */
export const handBack: Does<'hand-back'> = async (desk, { takingId, lines, reason }) => {
  const { client, aid, actor, now } = desk;
  const taking = await findTaking(client, takingId);
  // It may still be on its way here, to a database that was put back: the act waits for it.
  if (taking?.aidId !== aid.id) return failed(refusals.notFound(texts.noSuchTaking));
  if (actor.role !== 'admin' && taking.ngoId !== actor._id) return failed(refusals.forbidden());
  const strange = strangeLines(aid, lines ?? []);
  if (strange !== undefined) return failed(strange);
  const inHand = aid.takings.find(({ _id }) => _id === takingId)?.lines ?? [];
  const asked = inHand.filter((line) => lines?.includes(line) ?? true);
  const leaving = asked.filter((line) => !isAnswerAwaited(aid.requirements[line]));
  if (leaving.length === 0 && asked.length > 0) return awaitsAnswer;
  if (leaving.length === 0) {
    const fulfilled = lines?.find((line) => aid.requirements[line]?.status === 'fulfilled');
    if (fulfilled !== undefined) return needConflict(desk, fulfilled);
    return taking.state === 'done' || taking.state === 'ended' ? requestConflict(desk) : same;
  }
  await leaveLines(client, { takingId, lines: leaving, to: 'handed-back', reason }, now);
  await keepAid(client, aid);
  await noteAct(desk, 'handed-back', { ngo: taking.ngoId, taking: takingId, lines: leaving, reason });
  const inHands = aid.takings.reduce((count, { lines: taken }) => count + taken.length, 0);
  if (inHands === leaving.length) await noteChange(desk, 'open');
  return done;
};
