import { isClosed } from '../../../../contract/policies/aid-states.ts';
import type { NgoAid } from '../../../data/queries/ngos/ngo-aid.ts';
import { ngoRequestCardTexts as words } from '../../../strings/public/ngo-requests.ts';
import { Fact } from '../../../ui/facts.tsx';
import styles from './requests.module.css';
import { Ways } from './request-contact.tsx';

/** The others that the request stands for, each as whoever took it sees the one on the card: whom to call, where, and in their words. */
export function RequestHouseholds({ aid: { households = [], own } }: { aid: NgoAid }) {
  if (!own.some(({ isPending }) => isPending !== true)) return null;
  return households
    .filter(({ status }) => !isClosed(status))
    .map(({ _id, name, contactNumber, location, description }) => (
      <Fact key={_id} name={words.alsoFrom}>
        <bdi className={styles['words']}>{name}</bdi>
        <Ways contact={contactNumber} />
        <bdi className={styles['words']}>{location}</bdi>
        {description !== undefined && (
          <p dir="auto" className={styles['short']}>
            {description}
          </p>
        )}
      </Fact>
    ));
}
