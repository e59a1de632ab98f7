import { failed, type Result } from '../../contract/base/result.ts';
import type { PackDelivery } from '../../contract/entities/delivery.ts';
import { may } from '../../contract/policies/actions.ts';
import { isAnswerAwaited } from '../../contract/policies/aid-states.ts';
import { answerAct, type Acted } from '../acts/answer-act.ts';
import {
  awaitsAnswer,
  done,
  needConflict,
  noteAct,
  requestConflict,
  strangeLines,
  type AidDesk,
} from '../aid/aid-desk.ts';
import type { Perform } from '../performing.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { isErased, lockPeople } from '../store/aid/aid-acts.ts';
import { keepAid, lockAid } from '../store/aid/aid-requests.ts';
import { findTaking } from '../store/aid/aid-takings.ts';
import { insertDelivery } from '../store/deliveries/change-deliveries.ts';
import { linesUnderWay } from '../store/deliveries/deliveries.ts';
import { texts } from '../texts.ts';
import { fieldTime } from './field-time.ts';

/** An NGO packs what it has in hand: all that is named, or nothing of it. */
export const packDelivery: Perform<'packDelivery'> = async (stage, item) => {
  const { client, now } = stage;
  const { id, owner, body } = item;
  const actor = (await lockPeople(client, [owner])).get(owner);
  if (actor === undefined || !may(actor, 'deliver-aid')) return failed(refusals.forbidden());
  const aid = await lockAid(client, body.aidId);
  if (aid === undefined) {
    // One that is unknown may still come, to a database that was put back.
    return failed((await isErased(client, body.aidId)) ? refusals.gone() : refusals.notFound(texts.noSuchAid));
  }
  const packed = await pack({ client, now, id, actor, aid }, body);
  if (!packed.ok) return packed;
  return answerAct(stage, item, { about: body.aidId, what: 'packDelivery' }, packed.value);
};

async function pack(desk: AidDesk, body: PackDelivery): Promise<Result<Acted, Refusal>> {
  const { client, now, id, actor, aid } = desk;
  const taking = await findTaking(client, body.takingId);
  if (taking !== undefined && taking.aidId !== aid.id && aid.sameAs !== undefined) {
    return { ok: true, value: { result: 'conflict', stands: aid.status, message: () => texts.aidMerged } };
  }
  if (taking?.aidId !== aid.id) return failed(refusals.notFound(texts.noSuchTaking));
  if (taking.ngoId !== actor._id) return failed(refusals.forbidden());
  const lines = body.lines.map(({ line }) => line);
  const strange = strangeLines(aid, lines);
  if (strange !== undefined) return failed(strange);
  const inHand = aid.takings.find(({ _id }) => _id === taking.id)?.lines ?? [];
  const lost = lines.find((line) => !inHand.includes(line));
  if (lost !== undefined) return aid.status === 'active' ? needConflict(desk, lost) : requestConflict(desk);
  if (lines.some((line) => isAnswerAwaited(aid.requirements[line]))) return awaitsAnswer;
  const underWay = await linesUnderWay(client, aid.id);
  if (lines.some((line) => underWay.has(line))) {
    return { ok: true, value: { result: 'conflict', stands: 'in_transit', message: () => texts.isUnderWay } };
  }
  const fieldMs = fieldTime(body.actedAt, { now });
  await insertDelivery(client, { ...body, id, ngoId: actor._id, fieldMs }, now);
  // Whoever has a copy of the request is told that something is new about it.
  await keepAid(client, aid);
  await noteAct(desk, 'packed', { ngo: actor._id, taking: taking.id, delivery: id, lines, priority: body.priority });
  return done;
}
