import { useState } from 'react';
import { askContact } from '../../../data/commands/volunteers/disaster-contact.ts';
import { disasterContact, type DisasterContact } from '../../../data/queries/lists/disaster-contact.ts';
import { useMay } from '../../../hooks/shared/use-may.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { askedFailureText } from '../../../strings/accounts/asked-failures.ts';
import { taskTexts } from '../../../strings/volunteers/tasks.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { useConfig } from '../../../hooks/shared/use-config.ts';
import { CallLinks } from '../../../parts/call-links.tsx';
import styles from '../list/task.module.css';

interface ContactSectionProps {
  disasterId: string;
  /** Epoch milliseconds at which it leaves this phone: their work there has ended. */
  leavesAt: number | undefined;
}

/**
 * Whom to call there. Told at a tap, or once the disaster is accepted: each look is written down on the server. What was told is kept for
 * where there is no network, and shown to those who may ask for it. Where their work has ended it is not asked for any more.
 */
export function ContactSection({ disasterId, leavesAt }: ContactSectionProps) {
  const account = usePerson()?.id;
  const mayAsk = useMay('accept-disasters');
  const kept = useQuery(() => disasterContact(disasterId), [disasterId, account]);
  const { told, isAsking, problem, ask } = useAsked(disasterId);
  const contact = mayAsk ? (kept ?? told) : undefined;
  if (leavesAt !== undefined && !contact) return null;
  return (
    <section className={styles['section']}>
      <h2>{taskTexts.contact}</h2>
      {contact && <Contact contact={contact} />}
      {leavesAt !== undefined ? (
        <p className={styles['note']}>{taskTexts.leaves(exactTime(leavesAt))}</p>
      ) : mayAsk ? (
        <>
          <p className={styles['near']}>
            <Button
              icon="call"
              look={contact ? 'quiet' : 'plain'}
              aria-disabled={isAsking}
              onClick={() => !isAsking && ask()}
            >
              {isAsking ? taskTexts.contactAsking : contact ? taskTexts.refreshContact : taskTexts.showContact}
            </Button>
          </p>
          <p role="status" className={styles['note']}>
            {problem ?? taskTexts.contactWhy}
          </p>
        </>
      ) : (
        <p>{taskTexts.contactLater}</p>
      )}
    </section>
  );
}

function Contact({ contact: { name, contactNumber, at } }: { contact: DisasterContact }) {
  const country = useConfig()?.country;
  if (!name && !contactNumber) return <p>{taskTexts.contactNone}</p>;
  return (
    <>
      <Facts>
        {name && (
          <Fact name={taskTexts.contact}>
            <bdi>{name}</bdi>
          </Fact>
        )}
        {contactNumber && (
          <Fact name={taskTexts.number}>
            <CallLinks contact={contactNumber} country={country} />
          </Fact>
        )}
      </Facts>
      <p className={styles['note']}>{taskTexts.contactKept(exactTime(at))}</p>
    </>
  );
}

/** What the server said since the screen opened; where the phone keeps nothing it is shown all the same. */
function useAsked(disasterId: string) {
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

  return { told, isAsking, problem, ask: () => void ask().catch(console.error) };
}
