import { dangerTexts } from '../strings/danger.ts';
import { leftToRight } from '../strings/isolate.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './danger-line.module.css';

/** The emergency services' number, one tap away. A call works where an app does not. */
export function DangerLine({ number }: { number: string }) {
  return (
    <a className={styles['line']} href={`tel:${number}`}>
      <strong>{dangerTexts.lead}</strong>
      <strong className={styles['call']}>
        <Icon name="call" size={20} />
        {dangerTexts.call(leftToRight(number))}
      </strong>
    </a>
  );
}
