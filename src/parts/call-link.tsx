import { plainDigits } from '../../contract/base/digits.ts';
import { leftToRight } from '../strings/isolate.ts';
import { taskTexts } from '../strings/volunteers/tasks.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './call-link.module.css';

/** A number as people write it, to be called at a tap. */
export function CallLink({ number }: { number: string }) {
  return (
    <a className={styles['call']} href={`tel:${plainDigits(number).replace(/[^\d+*#]/g, '')}`}>
      <Icon name="call" size={20} />
      {taskTexts.call(leftToRight(number))}
    </a>
  );
}
