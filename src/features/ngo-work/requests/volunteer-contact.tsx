import { useState } from 'react';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import { askContact } from '../../../data/commands/volunteers/disaster-contact.ts';
import { disasterContact, type DisasterContact } from '../../../data/queries/lists/disaster-contact.ts';
import type { NgoDisaster } from '../../../data/queries/ngos/ngo-disasters.ts';
import { useConfig } from '../../../hooks/shared/use-config.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { CallLinks } from '../../../parts/call-links.tsx';
import { mapsLink } from '../../../platform/maps-link.ts';
import { askedFailureText } from '../../../strings/accounts/asked-failures.ts';
import { ngoRequestCardTexts } from '../../../strings/public/ngo-requests.ts';
import { ngoVolunteerTexts as words } from '../../../strings/public/ngo-volunteers.ts';
import { Button } from '../../../ui/button.tsx';
import { Fact } from '../../../ui/facts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './requests.module.css';

/** Whom to call there, at a tap, and the way there: once the NGO's people are expected. Each look is written down on the server. */
export function VolunteerContact({ disaster }: { disaster: NgoDisaster }) {
  const { _id, own, location } = disaster;
  if (own === undefined || own.isPending === true) return <Fact name={words.contact}>{words.contactLater}</Fact>;
  const place = placeOf(location);
  return (
    <Fact name={words.contact}>
      <Asked disasterId={_id} />
      {place && (
        <a className={styles['way']} href={mapsLink(place)} rel="noreferrer">
          <Icon name="pin" size={20} />
          {ngoRequestCardTexts.openInMaps}
        </a>
      )}
      <span className={styles['note']}>{words.contactWhy}</span>
    </Fact>
  );
}

function Asked({ disasterId }: { disasterId: string }) {
  const account = usePerson()?.id;
  const kept = useQuery(() => disasterContact(disasterId), [disasterId, account]);
  const [told, setTold] = useState<DisasterContact>();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function ask(): Promise<void> {
    setAsking(true);
    const answer = await askContact(disasterId);
    setAsking(false);
    setProblem(answer.ok ? undefined : askedFailureText(answer.failure));
    if (answer.ok) setTold(answer.value);
  }

  const contact = kept ?? told;
  if (contact !== undefined) return <Person contact={contact} />;
  return (
    <>
      <Button
        icon="call"
        aria-disabled={isAsking}
        onClick={() => {
          if (!isAsking) void ask().catch(console.error);
        }}
      >
        {isAsking ? words.contactAsking : words.showContact}
      </Button>
      <span role="status" className={styles['note']}>
        {problem}
      </span>
    </>
  );
}

function Person({ contact: { name, contactNumber } }: { contact: DisasterContact }) {
  const country = useConfig()?.country;
  if (!name && !contactNumber) return words.contactNone;
  return (
    <>
      {name && (
        <span className={styles['person']}>
          <bdi>{name}</bdi>
        </span>
      )}
      {contactNumber && <CallLinks contact={contactNumber} country={country} />}
    </>
  );
}
