import { failed } from '../../contract/base/result.ts';
import { isClosed, statusBy } from '../../contract/policies/aid-states.ts';
import type { Requirement } from '../../contract/policies/aid-view.ts';
import { hasVisibleText } from '../../contract/base/text.ts';
import { refusals } from '../refusal.ts';
import { keepAid } from '../store/aid/aid-requests.ts';
import { hasEverTaken, leaveLines } from '../store/aid/aid-takings.ts';
import { texts } from '../texts.ts';
import { done, needConflict, noteAct, noteChange, requestConflict, same, takenLines, type Does } from './aid-desk.ts';

/** Tells how a need stands. The last one that is fulfilled makes the request so; one that is put back opens it again. */
export const tellNeed: Does<'need'> = async (desk, { line, seen, status, delivered }) => {
  const { client, aid, actor, now } = desk;
  const need = aid.requirements[line];
  if (need === undefined) return failed(refusals.invalid({ line: texts.needOfThisRequest }));
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
  const requirements = aid.requirements.with(line, withStatus(need, status, told));
  const request = statusBy(aid.status, requirements);
  if (taking !== undefined && status === 'fulfilled') {
    await leaveLines(client, { takingId: taking._id, lines: [line], to: 'done' }, now);
  }
  await keepAid(client, { ...aid, requirements, status: request });
  const ngo = taking?.ngo === undefined ? {} : { ngo: taking.ngo._id };
  await noteAct(desk, 'need', {
    line,
    from: need.status,
    to: status,
    ...ngo,
    ...(request === aid.status ? {} : { request }),
  });
  if (status === 'fulfilled') await noteChange(desk, request === 'active' ? 'part' : request);
  else if (request !== aid.status) await noteChange(desk, 'open');
  return done;
};

function withStatus(
  { delivered: _, ...need }: Requirement,
  status: Requirement['status'],
  delivered: string | undefined,
): Requirement {
  return { ...need, status, ...(delivered === undefined ? {} : { delivered }) };
}
