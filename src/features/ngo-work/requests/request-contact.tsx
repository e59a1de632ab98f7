import { placeOf } from '../../../../contract/policies/place-of.ts';
import type { NgoAid } from '../../../data/queries/ngos/ngo-aid.ts';
import { useConfig } from '../../../hooks/shared/use-config.ts';
import { CallLinks } from '../../../parts/call-links.tsx';
import { useNumbers } from '../../../parts/use-numbers.ts';
import { mapsLink } from '../../../platform/maps-link.ts';
import { ngoRequestCardTexts as words } from '../../../strings/public/ngo-requests.ts';
import { Fact } from '../../../ui/facts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './requests.module.css';

/** Who asked and how to reach them: only once it is this NGO's, with a call, a message and the way there at a tap each. */
export function RequestContact({ aid }: { aid: NgoAid }) {
  const isOurs = aid.own.some(({ isPending }) => isPending !== true);
  if (!isOurs) return <Fact name={words.contact}>{words.contactLater}</Fact>;
  const { name, contactNumber, position } = aid;
  const place = placeOf(position);
  return (
    <>
      {name && (
        <Fact name={words.sender}>
          <bdi className={styles['words']}>{name}</bdi>
        </Fact>
      )}
      <Fact name={words.contact}>
        {contactNumber ? <Ways contact={contactNumber} /> : words.contactComing}
        {place && (
          <a className={styles['way']} href={mapsLink(place)} rel="noreferrer">
            <Icon name="pin" size={20} />
            {words.openInMaps}
          </a>
        )}
        <p className={styles['note']}>{words.contactWhy}</p>
      </Fact>
    </>
  );
}

export function Ways({ contact }: { contact: string }) {
  const country = useConfig()?.country;
  const [first] = useNumbers(contact, country);
  return (
    <>
      <CallLinks contact={contact} country={country} />
      {first && (
        <a className={styles['way']} href={`sms:${first.dialled}`}>
          <Icon name="send" size={20} />
          {words.message}
        </a>
      )}
    </>
  );
}
