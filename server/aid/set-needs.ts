import { statusBy } from '../../contract/policies/aid-states.ts';
import type { Requirement } from '../../contract/policies/aid-view.ts';
import { keepAid } from '../store/aid/aid-requests.ts';
import { leaveLines } from '../store/aid/aid-takings.ts';
import { noteAct, noteChange, takenLines, type AidDesk } from './aid-desk.ts';

interface NeedSet {
  line: number;
  status: Requirement['status'];
  /** Of a part: how much, in words. */
  delivered?: string | undefined;
}

/**
 * Tells how needs of a request stand from now on. Those that are fulfilled leave the taking that had them; the last one makes the request
 * fulfilled, and one that is put back opens it again. Whoever asked is told once.
 */
export async function setNeeds(desk: AidDesk, sets: readonly NeedSet[]): Promise<void> {
  const { client, aid, now } = desk;
  const taken = takenLines(aid);
  let { requirements } = aid;
  for (const { line, status, delivered } of sets) {
    const need = requirements[line];
    // Nobody asks for it here any more.
    if (need === undefined || need.left === true) continue;
    requirements = requirements.with(line, withStatus(need, status, delivered));
    const taking = taken.get(line);
    if (taking !== undefined && status === 'fulfilled') {
      await leaveLines(client, { takingId: taking._id, lines: [line], to: 'done' }, now);
    }
  }
  const request = statusBy(aid.status, requirements);
  await keepAid(client, { ...aid, requirements, status: request });
  for (const [place, { line, status }] of sets.entries()) {
    const ngo = taken.get(line)?.ngo;
    await noteAct(desk, 'need', {
      line,
      from: aid.requirements[line]?.status,
      to: status,
      ...(ngo === undefined ? {} : { ngo: ngo._id }),
      // Said once, with the last need that brought it about.
      ...(request === aid.status || place < sets.length - 1 ? {} : { request }),
    });
  }
  if (sets.some(({ status }) => status === 'fulfilled'))
    await noteChange(desk, request === 'active' ? 'part' : request);
  else if (request !== aid.status) await noteChange(desk, 'open');
}

function withStatus(
  { delivered: _, ...need }: Requirement,
  status: Requirement['status'],
  delivered: string | undefined,
): Requirement {
  return { ...need, status, ...(delivered === undefined ? {} : { delivered }) };
}
