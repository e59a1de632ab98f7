import { useEmergencyNumber } from '../../hooks/shared/use-emergency-number.ts';
import { EmergencyLink } from '../../parts/emergency-link.tsx';
import { dangerTexts, shownNumber } from '../../strings/danger.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './call-bar.module.css';

/** The emergency number, always in reach of the thumb. */
export function CallBar() {
  const number = useEmergencyNumber();
  return (
    <div className={styles['bar']}>
      <EmergencyLink number={number} className={styles['call']}>
        <span>{dangerTexts.lead}</span>
        <strong className={styles['number']}>
          <Icon name="call" size={20} />
          {dangerTexts.call(shownNumber(number))}
        </strong>
      </EmergencyLink>
    </div>
  );
}
