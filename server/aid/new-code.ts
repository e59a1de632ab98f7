import { failed } from '../../contract/base/result.ts';
import { awaitsAnswer, isUnderWay } from '../../contract/policies/delivery-view.ts';
import { refusals } from '../refusal.ts';
import { keepAid } from '../store/aid/aid-requests.ts';
import { renewCode } from '../store/deliveries/change-deliveries.ts';
import { aidOfDelivery, findDelivery } from '../store/deliveries/deliveries.ts';
import { texts } from '../texts.ts';
import { done, noteAct, type Does } from './aid-desk.ts';

/** An admin lets a delivery have another code, for too many wrong ones were given: its receiver sees the new one. */
export const newCode: Does<'new-code'> = async (desk, { deliveryId, reason }) => {
  const { client, aid } = desk;
  if ((await aidOfDelivery(client, deliveryId)) !== aid.id) return failed(refusals.notFound(texts.noSuchDelivery));
  const delivery = await findDelivery(client, deliveryId);
  if (delivery === undefined) return failed(refusals.notFound(texts.noSuchDelivery));
  const { status, isConfirmed, settledBy } = delivery;
  const isAwaited = awaitsAnswer({ status, confirmed: isConfirmed ?? false, settledBy: settledBy ?? undefined });
  if (!isUnderWay(status) && !isAwaited) {
    return { ok: true, value: { result: 'conflict', stands: status, message: () => texts.deliveryStands(status) } };
  }
  await renewCode(client, deliveryId);
  await keepAid(client, aid);
  await noteAct(desk, 'delivery-new-code', { ngo: delivery.ngoId, delivery: deliveryId, reason });
  return done;
};
