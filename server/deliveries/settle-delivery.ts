import type { DeliverySettlement } from '../../contract/enumerations.ts';
import { noteAct } from '../aid/aid-desk.ts';
import { setNeeds, type NeedDesk } from '../aid/set-needs.ts';
import { keepSettled, type CameOf } from '../store/deliveries/change-deliveries.ts';
import type { KeptDelivery } from '../store/deliveries/deliveries.ts';

export interface SettleDesk extends NeedDesk {
  delivery: KeptDelivery;
}

interface Settlement {
  by: DeliverySettlement;
  /** What its receiver says of lines; absent: what was told when it was handed over counts. */
  came?: ReadonlyMap<number, CameOf>;
}

const statusOf = { delivered: 'fulfilled', part: 'partially-fulfilled', missing: 'pending' } as const;

/**
 * What became of a delivery that was handed over is known: its needs await no answer any more. Only its receiver's word counts for a need of
 * which something was told otherwise since.
 */
export async function settleDelivery(desk: SettleDesk, { by, came = new Map() }: Settlement): Promise<void> {
  const { client, aid, delivery, now } = desk;
  const isConfirmed = by !== 'time' && !delivery.brought.every(({ line }) => came.get(line)?.state === 'missing');
  await keepSettled(client, { id: delivery.id, by, isConfirmed, came }, now);
  await noteAct(desk, 'delivery-settled', { ngo: delivery.ngoId, delivery: delivery.id, by, confirmed: isConfirmed });
  await setNeeds(
    desk,
    delivery.brought
      .filter(({ line }) => came.has(line) || aid.requirements[line]?.awaitsAnswer === true)
      .map(({ line, delivered }) => {
        const told = { state: delivered == null ? 'delivered' : 'part', delivered: delivered ?? undefined } as const;
        const of: CameOf = came.get(line) ?? told;
        return { line, status: statusOf[of.state], delivered: of.state === 'part' ? of.delivered : undefined };
      }),
  );
}
