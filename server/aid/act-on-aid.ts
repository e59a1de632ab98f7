import { failed, ok, type Result } from '../../contract/base/result.ts';
import type { AidAct } from '../../contract/entities/acts.ts';
import { activeRole } from '../../contract/policies/actions.ts';
import { isActOf } from '../../contract/policies/aid-states.ts';
import type { AidDesk, Does } from './aid-desk.ts';
import { closeAid, releaseAid, reopenAid } from './close-aid.ts';
import { handBack } from './hand-back.ts';
import { keepAidApart, mergeAid, unmergeAid } from './merge-aid.ts';
import { newCode } from './new-code.ts';
import { reconsiderAid, rejectAid } from './reject-aid.ts';
import { assignLines, takeLines } from './take-lines.ts';
import { tellNeed } from './tell-need.ts';
import type { Perform, PerformedItem, Stage } from '../performing.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { isErased, lockPeople } from '../store/aid/aid-acts.ts';
import { lockMerging } from '../store/merges/trees.ts';
import { lockAid } from '../store/aid/aid-requests.ts';
import { texts } from '../texts.ts';
import { answerAct, type Acted } from '../acts/answer-act.ts';

const does: { readonly [Act in AidAct['act']]: Does<Act> } = {
  assign: assignLines,
  take: takeLines,
  reject: rejectAid,
  reconsider: reconsiderAid,
  'hand-back': handBack,
  need: tellNeed,
  close: closeAid,
  reopen: reopenAid,
  release: releaseAid,
  merge: mergeAid,
  unmerge: unmergeAid,
  'keep-apart': keepAidApart,
  'new-code': newCode,
};

/** The lines of a merged request are given away, brought and given back on the card of what stands for it; each is over by itself. */
const ofTheCard: ReadonlySet<AidAct['act']> = new Set(['assign', 'take', 'need', 'hand-back']);

/** What admins do to an aid request, and NGOs to what they take of it. */
export const actOnAid: Perform<'actOnAid'> = async (stage, item) => {
  const { body } = item;
  const desk = await deskFor(stage, item);
  if (!desk.ok) return desk;
  const { aid } = desk.value;
  // Each act meets the function of its own name.
  const acted =
    aid.sameAs !== undefined && ofTheCard.has(body.act)
      ? ok<Acted>({ result: 'conflict', stands: aid.status, message: () => texts.aidMerged })
      : await (does[body.act] as Does<AidAct['act']>)(desk.value, body);
  if (!acted.ok) return acted;
  return answerAct(stage, item, { about: body.aidId, what: `actOnAid.${body.act}` }, acted.value);
};

/** Locks what the act goes by, or says why there is nothing to be done. */
async function deskFor(
  { client, now }: Stage,
  { id, owner, body }: PerformedItem<'actOnAid'>,
): Promise<Result<AidDesk, Refusal>> {
  const ngoId = body.act === 'assign' ? body.ngoId : undefined;
  const people = await lockPeople(client, ngoId === undefined ? [owner] : [owner, ngoId]);
  const actor = people.get(owner);
  const role = activeRole(actor);
  if (actor === undefined || !isActOf(role, body.act)) return failed(refusals.forbidden());
  if (body.act === 'merge' || body.act === 'unmerge') await lockMerging(client);
  const aid = await lockAid(client, body.aidId);
  if (aid === undefined && (await isErased(client, body.aidId))) return failed(refusals.gone());
  // What waits for an admin's look is nobody else's. A request that is unknown may still come, to a database that was put back.
  if (aid === undefined || (aid.lane === 'triage' && role !== 'admin'))
    return failed(refusals.notFound(texts.noSuchAid));
  return { ok: true, value: { client, now, id, actor, aid, ngo: people.get(ngoId ?? '') } };
}
