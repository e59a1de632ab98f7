import { lazy } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { underOwnId, useDisaster } from '../../../hooks/lists/use-disaster.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { outlineFrom } from '../../../parts/records/outline-from.ts';
import { LatePart } from '../../../parts/late-part.tsx';
import { routes } from '../../../routes.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { reportTypeLabel } from '../../../strings/forms/labels.ts';
import { taskTexts } from '../../../strings/volunteers/tasks.ts';
import { titles } from '../../../strings/shell/titles.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from '../list/task.module.css';
import { usePushed } from './use-pushed.ts';

const FoundTask = lazy(() => loadUntilThere(async () => ({ default: (await import('./found-task.tsx')).FoundTask })));

/** `/volunteer/notifications/:id`: all that a volunteer needs to know of a disaster, and to go there. */
export default function DisasterTaskScreen() {
  const { id = '' } = useParams();
  const account = usePerson()?.id ?? '';
  // Another disaster, or another person: nothing of the one before is shown for a moment.
  return <DisasterTask key={`${account} ${id}`} id={id} />;
}

function DisasterTask({ id }: { id: string }) {
  const pushed = usePushed(id);
  const { copy, retry, ...told } = useDisaster(id, outlineFrom(useLocation().state, id) ?? pushed?.alert.outline);
  const found = underOwnId(id, told.found);
  return (
    <div className={styles['screen']} data-found={found.kind}>
      {/* The same element whatever comes: it has the focus of who came here by a link. */}
      <h1 tabIndex={-1}>{found.kind === 'shown' ? reportTypeLabel(found.disaster.disasterType) : titles.disasters}</h1>
      <LatePart fallback={<Skeleton label={appTexts.loading} lines={5} />}>
        {found.kind === 'loading' ? (
          <Skeleton label={appTexts.loading} lines={5} />
        ) : (
          <FoundTask id={id} found={found} copy={copy} pushed={pushed} onRetry={retry} />
        )}
      </LatePart>
      <p>
        <Link to={routes.volunteerNotifications} className={styles['back']}>
          {taskTexts.back}
        </Link>
      </p>
    </div>
  );
}
