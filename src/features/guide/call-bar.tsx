import { dialAddress } from '../../parts/dial-address.ts';
import { useEmergencyNumber } from '../../hooks/shared/use-emergency-number.ts';
import { dangerTexts } from '../../strings/danger.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './call-bar.module.css';

/** The emergency number, always in reach of the thumb. */
export function CallBar() {
  const number = useEmergencyNumber();
  return (
    <div className={styles['bar']}>
      {number && (
        <a className={styles['call']} href={dialAddress(number)}>
          <span>{dangerTexts.lead}</span>
          <strong className={styles['number']}>
            <Icon name="call" size={20} />
            {dangerTexts.call(number)}
          </strong>
        </a>
      )}
    </div>
  );
}
