import type { ReactNode } from 'react';
import type { DeliveryView } from '../../../contract/entities/delivery.ts';
import { nameOf } from '../../strings/forms/labels.ts';
import { deliveryPriorityNames, deliveryStatusNames, deliveryTexts } from '../../strings/public/deliveries.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import styles from './delivery.module.css';

const tones = { pending: 'waiting', in_transit: 'info', delivered: 'sent', canceled: 'neutral' } as const;

interface DeliveryMarksProps {
  delivery: Pick<DeliveryView, 'status' | 'confirmed' | 'priority'>;
  /** Before the status. */
  children?: ReactNode;
}

/** How a delivery stands, whether its receiver confirmed it, and how urgent it is. */
export function DeliveryMarks({ delivery: { status, confirmed, priority }, children }: DeliveryMarksProps) {
  return (
    <p className={styles['marks']}>
      {children}
      <Badge tone={tones[status]}>{nameOf(deliveryStatusNames, status)}</Badge>
      {confirmed === true && <Badge tone="sent">{deliveryTexts.confirmed}</Badge>}
      {confirmed === false && <Badge tone="bad">{deliveryTexts.unconfirmed}</Badge>}
      {(priority === 'Critical' || priority === 'High') && (
        <Badge tone="bad">{nameOf(deliveryPriorityNames, priority)}</Badge>
      )}
    </p>
  );
}
