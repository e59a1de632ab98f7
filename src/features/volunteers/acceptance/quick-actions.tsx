import type { placeOf } from '../../../../contract/policies/place-of.ts';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { disasterContact } from '../../../data/queries/lists/disaster-contact.ts';
import { useConfig } from '../../../hooks/shared/use-config.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { useNumbers } from '../../../parts/use-numbers.ts';
import { mapsLink } from '../../../platform/maps-link.ts';
import { leftToRight } from '../../../strings/isolate.ts';
import { taskListTexts, taskTexts } from '../../../strings/volunteers/tasks.ts';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { WithdrawButton } from './withdraw-button.tsx';
import styles from '../list/task.module.css';

interface QuickActionsProps {
  work: ShownWork;
  place: ReturnType<typeof placeOf>;
}

/** What a volunteer on the way does with one press: call whoever is there, see the way, withdraw. */
export function QuickActions({ work, place }: QuickActionsProps) {
  const account = usePerson()?.id;
  const kept = useQuery(() => disasterContact(work.disasterId), [work.disasterId, account]);
  return (
    <div className={styles['quick']}>
      {kept?.contactNumber && <CallAnchor contact={kept.contactNumber} />}
      {place && (
        <ButtonAnchor icon="pin" href={mapsLink(place)} rel="noreferrer">
          {taskListTexts.map}
        </ButtonAnchor>
      )}
      <WithdrawButton workId={work._id} />
    </div>
  );
}

/** The first of the numbers: all of them are on the disaster's page. */
function CallAnchor({ contact }: { contact: string }) {
  const [first] = useNumbers(contact, useConfig()?.country);
  if (!first) return null;
  return (
    <ButtonAnchor icon="call" href={`tel:${first.dialled}`} aria-label={taskTexts.call(leftToRight(first.text))}>
      {taskListTexts.call}
    </ButtonAnchor>
  );
}
