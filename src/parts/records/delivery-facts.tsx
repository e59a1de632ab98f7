import { epochMsOf } from '../../../contract/base/iso-time.ts';
import type { DeliveryView } from '../../../contract/entities/delivery.ts';
import { nameOf } from '../../strings/forms/labels.ts';
import { deliveryPriorityNames, deliveryTexts, deliveryWhyTexts } from '../../strings/public/deliveries.ts';
import { timeText } from '../../strings/time.ts';
import { exactTime } from '../../strings/exact-time.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { CallLinks } from '../call-links.tsx';

interface DeliveryFactsProps {
  delivery: DeliveryView;
  /** The deployment's, for numbers without a country code. */
  country: string | undefined;
  /** Whoever looks at the request itself has these before their eyes. */
  withoutRequester?: boolean;
}

/** To whom a delivery goes, when, by whom, and why it ended as it did. */
export function DeliveryFacts({ delivery, country, withoutRequester = false }: DeliveryFactsProps) {
  const { status, expectedDelivery, date, departedAt, endedAt, priority, carrier, location, contact } = delivery;
  const { note, why, reason } = delivery;
  return (
    <Facts>
      {!withoutRequester && location && (
        <Fact name={deliveryTexts.where}>
          <bdi>{location}</bdi>
        </Fact>
      )}
      {!withoutRequester && contact && (
        <Fact name={deliveryTexts.contact}>
          <CallLinks contact={contact.phone} country={country} />
        </Fact>
      )}
      <Fact name={deliveryTexts.expected}>{timeText(expectedDelivery)}</Fact>
      <Fact name={deliveryTexts.packedAt}>{exactTime(epochMsOf(date))}</Fact>
      {departedAt && <Fact name={deliveryTexts.departedAt}>{exactTime(epochMsOf(departedAt))}</Fact>}
      {endedAt && (
        <Fact name={status === 'canceled' ? deliveryTexts.canceledAt : deliveryTexts.deliveredAt}>
          {exactTime(epochMsOf(endedAt))}
        </Fact>
      )}
      <Fact name={deliveryTexts.priority}>{nameOf(deliveryPriorityNames, priority)}</Fact>
      {carrier && (
        <Fact name={deliveryTexts.carrier}>
          <bdi>{carrier}</bdi>
        </Fact>
      )}
      {why && (
        <Fact name={deliveryTexts.reason}>
          {nameOf(deliveryWhyTexts, why)}
          {reason && (
            <>
              {': '}
              <bdi>{reason}</bdi>
            </>
          )}
        </Fact>
      )}
      {note && (
        <Fact name={deliveryTexts.note}>
          <bdi>{note}</bdi>
        </Fact>
      )}
    </Facts>
  );
}
