import type { DeliveryView } from '../../../contract/entities/delivery.ts';
import { needLabel } from '../../strings/forms/needs.ts';
import { deliveryLineNames, deliveryTexts } from '../../strings/public/deliveries.ts';
import styles from './delivery.module.css';

/** What goes with a delivery, and what became of each need. */
export function DeliveryItems({ items }: { items: DeliveryView['items'] }) {
  return (
    <ul className={styles['items']} aria-label={deliveryTexts.needs}>
      {items.map(({ line, type, quantity, items: packed, state, delivered }) => (
        <li key={line}>
          <p className={styles['what']}>
            <bdi>{needLabel(type)}</bdi>
            {quantity !== undefined && <bdi className={styles['quantity']}>{quantity}</bdi>}
          </p>
          {packed && (
            <p dir="auto" className={styles['note']}>
              {packed}
            </p>
          )}
          {state !== 'under-way' && <p className={styles['note']}>{deliveryLineNames[state]}</p>}
          {delivered !== undefined && <p className={styles['note']}>{deliveryTexts.came(delivered)}</p>}
        </li>
      ))}
    </ul>
  );
}
