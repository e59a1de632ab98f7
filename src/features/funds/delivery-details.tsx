import { epochMsOf } from '../../../contract/base/iso-time.ts';
import { rupeesText } from '../../../contract/base/rupees-text.ts';
import type { DeliveryView } from '../../../contract/entities/delivery.ts';
import { dayText } from '../../strings/dates.ts';
import { disasterTypeLabel, nameOf } from '../../strings/forms/labels.ts';
import { leftToRight } from '../../strings/isolate.ts';
import { deliveryPriorityNames, deliveryStatusNames } from '../../strings/public/deliveries.ts';
import { standingText } from '../../strings/public/delivery-standing.ts';
import { fundInfoTexts as words } from '../../strings/public/funds.ts';
import { exactTime } from '../../strings/exact-time.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { itemsText } from './items-text.ts';

/** One delivery, as much of it as everybody may see. */
export function DeliveryDetails({ delivery, onClose }: { delivery: DeliveryView; onClose(): void }) {
  const { disaster, items, status, priority, date, departedAt, endedAt, expectedDelivery } = delivery;
  const { assignedNGO, allocated, position, near } = delivery;
  return (
    <Sheet title={disasterTypeLabel(disaster)} close={words.close} onClose={onClose}>
      <Facts>
        <Fact name={words.items}>{itemsText(items)}</Fact>
        <Fact name={words.status}>
          {[nameOf(deliveryStatusNames, status), standingText(delivery)].filter(Boolean).join(' · ')}
        </Fact>
        <Fact name={words.priority}>{nameOf(deliveryPriorityNames, priority)}</Fact>
        <Fact name={words.ngo}>
          <bdi>{assignedNGO.name}</bdi>
        </Fact>
        <Fact name={words.allocated}>
          {allocated === undefined ? words.nothingAllocated : leftToRight(rupeesText(allocated))}
        </Fact>
        <Fact name={words.packed}>{exactTime(epochMsOf(date))}</Fact>
        {departedAt !== undefined && <Fact name={words.departed}>{exactTime(epochMsOf(departedAt))}</Fact>}
        {endedAt !== undefined && (
          <Fact name={status === 'canceled' ? words.canceled : words.delivered}>{exactTime(epochMsOf(endedAt))}</Fact>
        )}
        <Fact name={words.expected}>{dayText(expectedDelivery)}</Fact>
        {near !== undefined && (
          <Fact name={words.place}>
            <bdi>{near}</bdi>
          </Fact>
        )}
        {near === undefined && position !== undefined && (
          <Fact name={words.place}>{words.placeAbout(leftToRight(`${position.lati}, ${position.long}`))}</Fact>
        )}
      </Facts>
    </Sheet>
  );
}
