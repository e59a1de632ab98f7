import { trackAddress } from '../../addresses.ts';
import { onBehalfTexts as words } from '../../strings/forms/on-behalf.ts';
import { leftToRight } from '../../strings/isolate.ts';
import styles from './read-out.module.css';

interface ReadOutProps {
  reference: string;
  /** The server has it. */
  isSent: boolean;
}

/** The reference for whoever it was entered for, sign by sign: it is read out to them at a desk or on the telephone. */
export function ReadOut({ reference, isSent }: ReadOutProps) {
  const groups = reference.split('-');
  return (
    <section className={styles['readOut']} aria-labelledby="read-out">
      <h2 id="read-out">{words.readOut}</h2>
      <p className={styles['code']} dir="ltr" translate="no">
        {groups.map((group) => (
          <span key={group} className={styles['group']}>
            {Array.from(group).join(' ')}
          </span>
        ))}
      </p>
      <p>{words.howFound(leftToRight(`${location.host}${trackAddress(reference)}`))}</p>
      {!isSent && <p>{words.waits}</p>}
    </section>
  );
}
