import type { DeliveryView } from '../../../contract/entities/delivery.ts';
import { KeptAge } from '../found/kept-age.tsx';
import { awaitedTexts } from '../../strings/forms/awaited.ts';
import { needLabel } from '../../strings/forms/needs.ts';
import { timeText } from '../../strings/time.ts';
import { exactTime } from '../../strings/exact-time.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { ReceivedQuestion, type ReceivedAnswers } from './received-question.tsx';
import styles from './awaited-deliveries.module.css';

interface Awaited {
  deliveries: readonly DeliveryView[];
  /** Device time at which it was asked for. */
  asOf: number;
}

interface AwaitedDeliveriesProps {
  awaited: Awaited;
  answers: ReceivedAnswers;
}

/**
 * What is under way to whoever asked, with the code that confirms it, and what was handed over without it: did it come? From this phone's
 * copy, with or without a network.
 */
export function AwaitedDeliveries({ awaited, answers }: AwaitedDeliveriesProps) {
  return awaited.deliveries.map((delivery) => {
    const { _id, status, code = '', expectedDelivery, assignedNGO, carrier, items } = delivery;
    const isHandedOver = status === 'delivered';
    return (
      <section key={_id} className={styles['delivery']} aria-labelledby={`awaited-${_id}`}>
        <h2 id={`awaited-${_id}`} className={styles['title']}>
          {isHandedOver ? awaitedTexts.handedOver : status === 'pending' ? awaitedTexts.packed : awaitedTexts.title}
        </h2>
        <KeptAge asOf={awaited.asOf} />
        {isHandedOver && <ReceivedQuestion delivery={delivery} answers={answers} />}
        <p>{isHandedOver ? awaitedTexts.stillLead : awaitedTexts.lead}</p>
        <p className={styles['code']}>
          <span>{awaitedTexts.code}</span>
          <bdi dir="ltr">{code}</bdi>
        </p>
        <ul className={styles['items']}>
          {items
            .filter(({ state }) => state !== 'dropped')
            .map(({ line, type, quantity, items: packed }) => (
              <li key={line}>
                <bdi>{needLabel(type)}</bdi>
                {(packed ?? quantity) !== undefined && (
                  <>
                    {' · '}
                    <bdi>{packed ?? quantity}</bdi>
                  </>
                )}
              </li>
            ))}
        </ul>
        <Facts>
          <Fact name={awaitedTexts.expected}>{timeText(expectedDelivery)}</Fact>
          <Fact name={awaitedTexts.from}>
            <bdi>{assignedNGO.name}</bdi>
          </Fact>
          {carrier && (
            <Fact name={awaitedTexts.carrier}>
              <bdi>{carrier}</bdi>
            </Fact>
          )}
        </Facts>
        <p className={styles['as-of']}>{awaitedTexts.asOf(exactTime(awaited.asOf))}</p>
      </section>
    );
  });
}
