import { listText } from '../../../strings/sentence.ts';
import { needText } from '../../../strings/forms/need-text.ts';
import type { OwnDelivery } from '../../../data/queries/ngos/own-deliveries.ts';
import { CallLinks } from '../../../parts/call-links.tsx';
import { ngoRequestCardTexts as words } from '../../../strings/public/ngo-requests.ts';
import { Fact, Facts } from '../../../ui/facts.tsx';
import styles from './deliveries.module.css';

interface DeliveryHouseholdsProps {
  delivery: OwnDelivery;
  country: string | undefined;
}

/** The others that the request stands for: whom to call, where, and what of the delivery is theirs. */
export function DeliveryHouseholds({ delivery: { households = [], items }, country }: DeliveryHouseholdsProps) {
  if (households.length === 0) return null;
  return (
    <Facts>
      {households.map(({ name, phone, location, lines }) => (
        <Fact key={lines.join(' ')} name={words.alsoFrom}>
          <bdi className={styles['words']}>{name}</bdi>
          <bdi className={styles['words']}>
            {listText(items.filter(({ line }) => lines.includes(line)).map(needText))}
          </bdi>
          <CallLinks contact={phone} country={country} />
          <bdi className={styles['words']}>{location}</bdi>
        </Fact>
      ))}
    </Facts>
  );
}
