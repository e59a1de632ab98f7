import { leftToRight } from '../strings/isolate.ts';
import { taskTexts } from '../strings/volunteers/tasks.ts';
import { Icon } from '../ui/icon.tsx';
import { withName } from '../ui/with-name.tsx';
import styles from './call-links.module.css';
import { useNumbers } from './use-numbers.ts';

interface CallLinksProps {
  /** As somebody wrote it: one number, several, with words around them. */
  contact: string;
  /** The deployment's, for numbers without a country code. */
  country: string | undefined;
}

/** Each number of a contact, to be called at a tap; with all of it as it was written, where that is more than one number. */
export function CallLinks({ contact, country }: CallLinksProps) {
  const numbers = useNumbers(contact, country);
  const isOneNumber = numbers.length === 1 && numbers[0]?.text === contact.trim();
  return (
    <>
      {!isOneNumber && <bdi className={styles['words']}>{contact}</bdi>}
      {numbers.map(({ text, dialled }, index) => (
        // One number may stand there twice.
        <a key={`${index} ${dialled}`} className={styles['call']} href={`tel:${dialled}`}>
          <Icon name="call" size={20} />
          <span>{withName(taskTexts.call, leftToRight(text))}</span>
        </a>
      ))}
    </>
  );
}
