import { failed, ok, type Result } from '../../contract/base/result.ts';
import { hasVisibleText } from '../../contract/base/text.ts';
import type { OwnAct } from '../../contract/entities/own-act.ts';
import type { ActResult } from '../../contract/enumerations.ts';
import type { AidRecord } from '../../contract/policies/aid-view.ts';
import { linesOf } from '../../contract/policies/household-lines.ts';
import { tellHanded, tellMissing } from '../notices/tell-work.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { lockAid } from '../store/aid/aid-requests.ts';
import type { CameOf } from '../store/deliveries/change-deliveries.ts';
import { aidOfDelivery, findDelivery } from '../store/deliveries/deliveries.ts';
import { findHead } from '../store/merges/trees.ts';
import { adminsToTell } from '../store/ngos/offers.ts';
import { texts } from '../texts.ts';
import { settleDelivery, type SettleDesk } from './settle-delivery.ts';

interface Received {
  result: ActResult;
  noted?: Readonly<Record<string, unknown>>;
}

const stateOf = { all: 'delivered', part: 'part', nothing: 'missing' } as const;

/** Whoever asked says what came of a delivery that was handed over without their code. Of what nothing came its NGO and the admins are told. */
export async function receiveDelivery(
  { client, aid: asked, now }: Pick<SettleDesk, 'client' | 'now'> & { aid: AidRecord | undefined },
  { deliveryId, lines }: Extract<OwnAct, { act: 'received' }>,
): Promise<Result<Received, Refusal>> {
  const aidId = await aidOfDelivery(client, deliveryId);
  if (asked === undefined || aidId === undefined) return failed(refusals.notFound(texts.noSuchDelivery));
  // What stands for a merged request has its deliveries.
  if (aidId !== asked.id && (await findHead(client, 'aid_requests', asked.id)) !== aidId)
    return failed(refusals.forbidden());
  const aid = aidId === asked.id ? asked : await lockAid(client, aidId);
  const delivery = await findDelivery(client, deliveryId);
  if (aid === undefined || delivery === undefined) return failed(refusals.notFound(texts.noSuchDelivery));
  // Under way it is not to be asked yet: a phone that says so has an answer that was overtaken.
  if (delivery.status !== 'delivered') return ok({ result: 'same' });
  if (delivery.settledBy !== null && delivery.settledBy !== 'time') return ok({ result: 'same' });
  // Each household knows its needs by its own request; on the card of several they have other places.
  const own = linesOf(aid.requirements, aid.id === asked.id ? undefined : asked.id);
  const brought = new Set(delivery.brought.map(({ line }) => line));
  const told = lines.flatMap((one) => {
    const line = own[one.line];
    return line !== undefined && brought.has(line) ? [{ ...one, line }] : [];
  });
  if (told.length === 0) return failed(refusals.invalid({ lines: texts.needOfThisRequest }));
  // Of a need that was told otherwise since that counts.
  const isOpen = (line: number) => delivery.settledBy === 'time' || aid.requirements[line]?.awaitsAnswer === true;
  const said = told.filter(({ line }) => isOpen(line));
  if (said.length === 0) return ok({ result: 'same' });
  const came = new Map(
    said.map(({ line, came: how, delivered }): [number, CameOf] => [
      line,
      { state: stateOf[how], ...(how === 'part' && hasVisibleText(delivered ?? '') && { delivered }) },
    ]),
  );
  await settleDelivery({ client, now, aid, delivery }, { by: 'receiver', came, lines: own });
  const ngo = { id: delivery.id, accountId: delivery.ngoId };
  if (said.some((one) => one.came === 'nothing')) {
    await tellHanded(client, ngo, 'missing', now);
    await tellMissing(client, { id: delivery.id, accounts: await adminsToTell(client, now) }, now);
  } else {
    await tellHanded(client, ngo, 'confirmed', now);
  }
  return ok({
    result: 'done',
    noted: { delivery: delivery.id, lines: said.map(({ line, came: how }) => ({ line, came: how })) },
  });
}
