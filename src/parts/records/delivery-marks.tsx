import type { ReactNode } from 'react';
import type { DeliveryView } from '../../../contract/entities/delivery.ts';
import { nameOf } from '../../strings/forms/labels.ts';
import { deliveryPriorityNames, deliveryStatusNames } from '../../strings/public/deliveries.ts';
import { standingText } from '../../strings/public/delivery-standing.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import styles from './delivery.module.css';

const tones = { pending: 'waiting', in_transit: 'info', delivered: 'sent', canceled: 'neutral' } as const;

interface DeliveryMarksProps {
  delivery: Pick<DeliveryView, 'status' | 'confirmed' | 'settledBy' | 'priority'>;
  /** Before the status. */
  children?: ReactNode;
}

/** How a delivery stands, whether its receiver confirmed it, and how urgent it is. */
export function DeliveryMarks({ delivery, children }: DeliveryMarksProps) {
  const { status, confirmed, priority } = delivery;
  const standing = standingText(delivery);
  return (
    <p className={styles['marks']}>
      {children}
      <Badge tone={tones[status]}>{nameOf(deliveryStatusNames, status)}</Badge>
      {standing !== undefined && <Badge tone={confirmed === true ? 'sent' : 'bad'}>{standing}</Badge>}
      {(priority === 'Critical' || priority === 'High') && (
        <Badge tone="bad">{nameOf(deliveryPriorityNames, priority)}</Badge>
      )}
    </p>
  );
}
