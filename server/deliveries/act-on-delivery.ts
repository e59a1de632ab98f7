import { epochMsOf } from '../../contract/base/iso-time.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { hasVisibleText } from '../../contract/base/text.ts';
import type { DeliveryAct } from '../../contract/entities/delivery.ts';
import type { DeliveryStatus } from '../../contract/enumerations.ts';
import { may } from '../../contract/policies/actions.ts';
import { isUnderWay } from '../../contract/policies/delivery-view.ts';
import { answerAct, type Acted } from '../acts/answer-act.ts';
import { done, noteAct, same, type AidActed, type AidDesk } from '../aid/aid-desk.ts';
import { setNeeds } from '../aid/set-needs.ts';
import { tellOfDelivery } from '../notices/tell-report.ts';
import { tellHanded } from '../notices/tell-work.ts';
import type { Perform, PerformedItem, Stage } from '../performing.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { lockPeople } from '../store/aid/aid-acts.ts';
import { keepAid, lockAid } from '../store/aid/aid-requests.ts';
import {
  dropFromDeliveries,
  keepDeparture,
  keepHandover,
  keepWrongTries,
} from '../store/deliveries/change-deliveries.ts';
import { aidOfDelivery, findDelivery, WRONG_CODES, type KeptDelivery } from '../store/deliveries/deliveries.ts';
import { keepAnnounced } from '../store/photos/work-photos.ts';
import { noteDelivered } from '../donations/note-delivered.ts';
import { texts } from '../texts.ts';
import type { Vault } from '../vault.ts';
import { fieldTime } from './field-time.ts';
import { isReceiverCode, triedCode } from './receiver-code.ts';
import { settleDelivery } from './settle-delivery.ts';

interface DeliveryDesk extends AidDesk {
  vault: Vault;
  delivery: KeptDelivery;
}

type Does<Act extends DeliveryAct['act']> = (desk: DeliveryDesk, act: Extract<DeliveryAct, { act: Act }>) => AidActed;

/**
 *              depart               deliver
 *   pending ───────────▶ in_transit ───────▶ delivered, confirmed by the receiver's code; else its receiver is asked what came
 *      │  └──────────────────┼──────────────────▲
 *      │                     │  cancel, or nothing of it is in the NGO's hand any more
 *      └─────────────────────┴──────────────▶ canceled
 */
export const actOnDelivery: Perform<'actOnDelivery'> = async (stage, item) => {
  const { body } = item;
  const desk = await deskFor(stage, item);
  if (!desk.ok) return desk;
  // Whatever becomes of the act, what was seen is kept with the delivery.
  if (body.act === 'deliver' && (body.photosToFollow ?? 0) > 0) {
    const { deliveryId, photosToFollow: announced = 0 } = body;
    const photos = {
      id: item.id,
      about: { deliveryId },
      accountId: item.owner,
      stage: 'handed-over',
      announced,
    } as const;
    await keepAnnounced(stage.client, photos, stage.now);
  }
  // Each act meets the function of its own name.
  const acted = await (does[body.act] as Does<DeliveryAct['act']>)(desk.value, body);
  if (!acted.ok) return acted;
  return answerAct(stage, item, { about: body.deliveryId, what: `actOnDelivery.${body.act}` }, acted.value);
};

/** Locks what the act goes by, in the order of all acts on aid requests, or says why there is nothing to be done. */
async function deskFor(
  { client, vault, now }: Stage,
  { id, owner, body }: PerformedItem<'actOnDelivery'>,
): Promise<Result<DeliveryDesk, Refusal>> {
  const actor = (await lockPeople(client, [owner])).get(owner);
  if (actor === undefined || !may(actor, 'deliver-aid')) return failed(refusals.forbidden());
  const aidId = await aidOfDelivery(client, body.deliveryId);
  const aid = aidId === undefined ? undefined : await lockAid(client, aidId);
  const delivery = aid && (await findDelivery(client, body.deliveryId));
  // It may still be on its way here, to a database that was put back: the act waits for it.
  if (aid === undefined || delivery?.aidId !== aid.id) return failed(refusals.notFound(texts.noSuchDelivery));
  if (delivery.ngoId !== owner) return failed(refusals.forbidden());
  return ok({ client, vault, now, id, actor, aid, delivery });
}

const depart: Does<'depart'> = async (desk, { actedAt }) => {
  const { client, aid, delivery, now } = desk;
  if (delivery.status === 'in_transit') return same;
  if (delivery.status !== 'pending') return conflict(delivery.status);
  const fieldMs = fieldTime(actedAt, { now, notBefore: delivery.lastAt.getTime() });
  await keepDeparture(client, { id: delivery.id, fieldMs }, now);
  await keepAid(client, aid);
  await noteAct(desk, 'departed', { ngo: delivery.ngoId, delivery: delivery.id });
  await tellOfDelivery(client, aid.id, 'departed', now);
  return done;
};

/** Milliseconds in which an answer is read on the screen that asked for it. */
const AWAITED_MS = 60_000;

const deliver: Does<'deliver'> = async (desk, { code, note, part = [], actedAt }) => {
  const { client, vault, aid, delivery, now } = desk;
  if (delivery.status === 'canceled') return conflict('canceled');
  const tried = tryCode(vault, delivery, code);
  const { isConfirmed, wrongTries } = tried;
  if (delivery.status === 'delivered') return confirmLater(desk, tried);
  const words = new Map(part.map(({ line, delivered }) => [line, delivered]));
  // One that went along when the act was done and was taken out of the delivery since is passed over.
  if (part.some(({ line }) => line >= aid.requirements.length))
    return failed(refusals.invalid({ part: texts.needOfThisRequest }));
  const said = note !== undefined && hasVisibleText(note) ? note : undefined;
  const fieldMs = fieldTime(actedAt, { now, notBefore: delivery.lastAt.getTime() });
  const settledBy = isConfirmed ? settlementOf(delivery) : undefined;
  const handedOver = { id: delivery.id, isConfirmed, settledBy, wrongTries, note: said, part: words, fieldMs };
  await keepHandover(client, handedOver, now);
  await noteAct(desk, 'delivered', {
    ngo: delivery.ngoId,
    delivery: delivery.id,
    lines: delivery.lines,
    confirmed: isConfirmed,
    ...(settledBy !== undefined && { by: settledBy }),
  });
  await setNeeds(
    desk,
    delivery.lines.map((line) => {
      const told = words.get(line);
      if (told !== undefined) {
        return { line, status: 'partially-fulfilled', delivered: told, awaitsAnswer: !isConfirmed };
      }
      return isConfirmed ? { line, status: 'fulfilled' } : { line, status: 'pending', awaitsAnswer: true };
    }),
  );
  if (!isConfirmed) await tellOfDelivery(client, aid.id, 'unconfirmed', now);
  const isLate = actedAt !== undefined && now - epochMsOf(actedAt) > AWAITED_MS;
  const own = { id: delivery.id, accountId: delivery.ngoId };
  if (isLate) await tellHanded(client, own, isConfirmed ? 'confirmed' : 'unconfirmed', now);
  await noteDelivered({ client, vault, now }, delivery.id);
  return tried.isWrong ? ok({ result: 'done', message: texts.deliveredWrongCode(triesLeft(tried)) }) : done;
};

const cancel: Does<'cancel'> = async (desk, { reason }) => {
  const { client, aid, delivery, now } = desk;
  if (delivery.status === 'canceled') return same;
  if (!isUnderWay(delivery.status)) return conflict(delivery.status);
  await dropFromDeliveries(client, { deliveryId: delivery.id }, { why: 'ngo', reason }, now);
  await keepAid(client, aid);
  await noteAct(desk, 'delivery-canceled', { ngo: delivery.ngoId, delivery: delivery.id, reason });
  return done;
};

const does: { readonly [Act in DeliveryAct['act']]: Does<Act> } = { depart, deliver, cancel };

interface Tried {
  isConfirmed: boolean;
  isWrong: boolean;
  /** Of wrong codes, this one among them. */
  wrongTries: readonly string[];
}

/** After too many wrong ones even the right one says nothing: it may have been guessed. The same wrong one is one, however often it comes. */
function tryCode(vault: Vault, delivery: KeptDelivery, code: string | undefined): Tried {
  const { wrongTries } = delivery;
  if (code === undefined || !hasVisibleText(code)) return { isConfirmed: false, isWrong: false, wrongTries };
  if (wrongTries.length >= WRONG_CODES) return { isConfirmed: false, isWrong: true, wrongTries };
  if (isReceiverCode(vault, delivery, code)) return { isConfirmed: true, isWrong: false, wrongTries };
  const tried = triedCode(vault, delivery, code);
  return { isConfirmed: false, isWrong: true, wrongTries: [...new Set([...wrongTries, tried])] };
}

function triesLeft({ wrongTries }: Tried): number {
  return WRONG_CODES - wrongTries.length;
}

/** Who asked knows the code: where the same account brought it, it says less. */
function settlementOf({ askedBy, ngoId }: KeptDelivery): 'code' | 'own-account' {
  return askedBy === ngoId ? 'own-account' : 'code';
}

/** The code was asked for again after it had been handed over without the right one. */
async function confirmLater(desk: DeliveryDesk, tried: Tried): AidActed {
  const { client, delivery } = desk;
  const { isConfirmed, isWrong, wrongTries } = tried;
  if (delivery.isConfirmed === true) return same;
  if (!isConfirmed && !isWrong) return same;
  if (isWrong) {
    await keepWrongTries(client, delivery.id, wrongTries);
    return conflict('delivered', texts.wrongCodeLater(triesLeft(tried)));
  }
  // Whoever should have it said otherwise.
  if (delivery.settledBy === 'receiver') return conflict('delivered', texts.receiverSaidOtherwise);
  await settleDelivery(desk, { by: settlementOf(delivery) });
  return done;
}

function conflict(stands: DeliveryStatus, message: string = texts.deliveryStands(stands)): Result<Acted, Refusal> {
  return ok({ result: 'conflict', stands, message: () => message });
}
