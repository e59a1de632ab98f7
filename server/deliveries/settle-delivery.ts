import type { DeliverySettlement } from '../../contract/enumerations.ts';
import { noteAct } from '../aid/aid-desk.ts';
import { setNeeds, type NeedDesk } from '../aid/set-needs.ts';
import { keepCame, keepSettled, type CameOf } from '../store/deliveries/change-deliveries.ts';
import type { KeptDelivery } from '../store/deliveries/deliveries.ts';

export interface SettleDesk extends NeedDesk {
  delivery: KeptDelivery;
}

interface Settlement {
  by: DeliverySettlement;
  /** What its receiver says of lines; absent: what was told when it was handed over counts. */
  came?: ReadonlyMap<number, CameOf>;
  /** Those that are settled, where others had something in it too; absent: all. */
  lines?: readonly number[];
}

const statusOf = { delivered: 'fulfilled', part: 'partially-fulfilled', missing: 'pending' } as const;

/**
 * What became of a delivery that was handed over is known: its needs await no answer any more. Only its receiver's word counts for a need of
 * which something was told otherwise since.
 */
export async function settleDelivery(desk: SettleDesk, { by, came = new Map(), lines }: Settlement): Promise<void> {
  const { client, aid, delivery, now } = desk;
  const isIn = (line: number) => lines?.includes(line) ?? true;
  const isMissing = ({ line, state }: KeptDelivery['brought'][number]) =>
    (came.get(line)?.state ?? state) === 'missing';
  const isConfirmed = by !== 'time' && !delivery.brought.every(isMissing);
  const isWhole = delivery.brought.every(({ line }) => isIn(line) || aid.requirements[line]?.awaitsAnswer !== true);
  await keepCame(client, delivery.id, came);
  // Another household has not said yet what came to it.
  if (isWhole) await keepSettled(client, { id: delivery.id, by, isConfirmed }, now);
  await noteAct(desk, 'delivery-settled', { ngo: delivery.ngoId, delivery: delivery.id, by, confirmed: isConfirmed });
  await setNeeds(
    desk,
    delivery.brought
      .filter(({ line }) => isIn(line) && (came.has(line) || aid.requirements[line]?.awaitsAnswer === true))
      .map(({ line, delivered }) => {
        const told = { state: delivered == null ? 'delivered' : 'part', delivered: delivered ?? undefined } as const;
        const of: CameOf = came.get(line) ?? told;
        return { line, status: statusOf[of.state], delivered: of.state === 'part' ? of.delivered : undefined };
      }),
  );
}
