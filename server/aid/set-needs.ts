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
  /** It was handed over, and whoever asked is asked whether it came. */
  awaitsAnswer?: boolean | undefined;
  /** Of a whole: how it came, in words. */
  given?: string | undefined;
}

/** Nobody signed in acts where it is whoever asked, or the server itself. */
export type NeedDesk = Pick<AidDesk, 'client' | 'now' | 'aid'> & { actor?: AidDesk['actor'] | undefined };

/**
 * Tells how needs of a request stand from now on. Those that are fulfilled leave the taking that had them, and so do those that nothing came of;
 * the last one makes the request fulfilled, and one that is put back opens it again. Whoever asked is told once.
 */
export async function setNeeds(desk: NeedDesk, sets: readonly NeedSet[]): Promise<void> {
  const { client, aid, now } = desk;
  const taken = takenLines(aid);
  let { requirements } = aid;
  for (const { line, ...set } of sets) {
    const need = requirements[line];
    // Nobody asks for it here any more.
    if (need === undefined || need.left === true) continue;
    requirements = requirements.with(line, withStatus(need, set));
    const taking = taken.get(line);
    if (taking !== undefined && set.status === 'fulfilled') {
      await leaveLines(client, { takingId: taking._id, lines: [line], to: 'done' }, now);
    } else if (taking !== undefined && need.awaitsAnswer === true && set.status === 'pending') {
      await leaveLines(client, { takingId: taking._id, lines: [line], to: 'handed-back' }, now);
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
  { delivered: _, given: __, awaitsAnswer: ___, ...need }: Requirement,
  { status, delivered, given, awaitsAnswer }: Omit<NeedSet, 'line'>,
): Requirement {
  return {
    ...need,
    status,
    ...(delivered === undefined ? {} : { delivered }),
    ...(awaitsAnswer === true && { awaitsAnswer }),
    ...(given === undefined ? {} : { given }),
  };
}
