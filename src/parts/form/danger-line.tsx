import { dangerTexts, shownNumber } from '../../strings/danger.ts';
import { Icon } from '../../ui/icon.tsx';
import { EmergencyLink } from '../emergency-link.tsx';
import styles from './danger-line.module.css';

/** The emergency services' number, one tap away. A call works where an app does not. */
export function DangerLine({ number }: { number: string | undefined }) {
  return (
    <EmergencyLink number={number} className={styles['line']}>
      <strong>{dangerTexts.lead}</strong>
      <strong className={styles['call']}>
        <Icon name="call" size={20} />
        {dangerTexts.call(shownNumber(number))}
      </strong>
    </EmergencyLink>
  );
}
