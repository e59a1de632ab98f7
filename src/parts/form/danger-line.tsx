import { dangerTexts } from '../../strings/danger.ts';
import { leftToRight } from '../../strings/isolate.ts';
import { Icon } from '../../ui/icon.tsx';
import { dialAddress } from '../dial-address.ts';
import styles from './danger-line.module.css';

/** As wide as most numbers are: it is never seen. */
const SOME_NUMBER = '000';

/**
 * The emergency services' number, one tap away. A call works where an app does not. Until the number is known its place is kept,
 * be it of one line or of two.
 */
export function DangerLine({ number }: { number: string | undefined }) {
  const Line = number === undefined ? 'span' : 'a';
  return (
    <Line className={styles['line']} href={number === undefined ? undefined : dialAddress(number)}>
      <strong>{dangerTexts.lead}</strong>
      <strong className={styles['call']}>
        <Icon name="call" size={20} />
        {dangerTexts.call(leftToRight(number ?? SOME_NUMBER))}
      </strong>
    </Line>
  );
}
