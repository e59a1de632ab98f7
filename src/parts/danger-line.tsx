import { formTexts } from '../strings/form.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './danger-line.module.css';

/** The emergency services' number, one tap away. A call works where an app does not. */
export function DangerLine({ number }: { number: string }) {
  return (
    <a className={styles['line']} href={`tel:${number}`}>
      <strong>{formTexts.dangerLead}</strong>
      <strong className={styles['call']}>
        <Icon name="call" size={20} />
        {formTexts.dangerCall(number)}
      </strong>
    </a>
  );
}
