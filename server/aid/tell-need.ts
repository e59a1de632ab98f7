import { failed } from '../../contract/base/result.ts';
import { isClosed } from '../../contract/policies/aid-states.ts';
import { hasVisibleText } from '../../contract/base/text.ts';
import { refusals } from '../refusal.ts';
import { hasEverTaken } from '../store/aid/aid-takings.ts';
import { texts } from '../texts.ts';
import { done, needConflict, requestConflict, same, takenLines, type Does } from './aid-desk.ts';
import { setNeeds } from './set-needs.ts';

/** Tells how a need stands. The last one that is fulfilled makes the request so; one that is put back opens it again. */
export const tellNeed: Does<'need'> = async (desk, { line, seen, status, delivered }) => {
  const { client, aid, actor } = desk;
  const need = aid.requirements[line];
  if (need === undefined) return failed(refusals.invalid({ line: texts.needOfThisRequest }));
  // Nobody asks for it here any more.
  if (need.left === true) return needConflict(desk, line);
  const told = delivered !== undefined && hasVisibleText(delivered) ? delivered : undefined;
  if (told !== undefined && status !== 'partially-fulfilled')
    return failed(refusals.invalid({ delivered: texts.onlyOfPart }));
  const taking = takenLines(aid).get(line);
  const isSo = need.status === status && (told === undefined || told === need.delivered);
  if (actor.role !== 'admin' && taking?.ngo?._id !== actor._id) {
    if (!(await hasEverTaken(client, aid.id, actor._id))) return failed(refusals.forbidden());
    // It was theirs, and is not any more.
    return isSo ? same : needConflict(desk, line);
  }
  if (isSo) return same;
  if (isClosed(aid.status)) return requestConflict(desk);
  if (seen !== need.status) return needConflict(desk, line);
  await setNeeds(desk, [{ line, status, delivered: told }]);
  return done;
};
