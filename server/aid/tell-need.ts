import { failed } from '../../contract/base/result.ts';
import { isAnswerAwaited, isClosed } from '../../contract/policies/aid-states.ts';
import { hasVisibleText } from '../../contract/base/text.ts';
import { refusals } from '../refusal.ts';
import { hasEverTaken } from '../store/aid/aid-takings.ts';
import { texts } from '../texts.ts';
import { awaitsAnswer, done, needConflict, requestConflict, same, takenLines, type Does } from './aid-desk.ts';
import { setNeeds } from './set-needs.ts';

/** Tells how a need stands. The last one that is fulfilled makes the request so; one that is put back opens it again. */
export const tellNeed: Does<'need'> = async (desk, { line, seen, status, delivered, given }) => {
  const { client, aid, actor } = desk;
  const need = aid.requirements[line];
  if (need === undefined) return failed(refusals.invalid({ line: texts.needOfThisRequest }));
  // Nobody asks for it here any more.
  if (need.left === true) return needConflict(desk, line);
  const told = delivered !== undefined && hasVisibleText(delivered) ? delivered : undefined;
  if (told !== undefined && status !== 'partially-fulfilled')
    return failed(refusals.invalid({ delivered: texts.onlyOfPart }));
  const how = given !== undefined && hasVisibleText(given) ? given : undefined;
  if (how !== undefined && status !== 'fulfilled') return failed(refusals.invalid({ given: texts.onlyOfWhole }));
  const taking = takenLines(aid).get(line);
  const isSo = need.status === status && need.awaitsAnswer !== true && (told === undefined || told === need.delivered);
  if (actor.role !== 'admin' && taking?.ngo?._id !== actor._id) {
    if (!(await hasEverTaken(client, aid.id, actor._id))) return failed(refusals.forbidden());
    // It was theirs, and is not any more.
    return isSo ? same : needConflict(desk, line);
  }
  if (isSo) return same;
  // What came is the receiver's to say, or an admin's.
  if (actor.role !== 'admin' && status === 'fulfilled' && isAnswerAwaited(need)) return awaitsAnswer;
  if (isClosed(aid.status)) return requestConflict(desk);
  if (seen !== need.status) return needConflict(desk, line);
  await setNeeds(desk, [{ line, status, delivered: told, given: how }]);
  return done;
};
