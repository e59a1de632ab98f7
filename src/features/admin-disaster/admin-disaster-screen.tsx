import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { useMay } from '../../hooks/shared/use-may.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { outlineFrom } from '../../parts/records/outline-from.ts';
import { routes } from '../../routes.ts';
import { adminDisasterTexts } from '../../strings/admin/admin-disaster.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { reportTypeLabel } from '../../strings/forms/labels.ts';
import { titles } from '../../strings/shell/titles.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './shared/admin-disaster.module.css';

const RecordPage = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./face/record-page.tsx')).RecordPage })),
);

interface AdminDisasterScreenProps {
  /** How the account stands. */
  news: ReactNode;
}

/**
 * `/admin-dashboard/disaster/:id`: all that is known of a report, and what an admin can do with it. Whom no other admin has approved
 * is told so instead: the server would refuse each of their decisions.
 */
export default function AdminDisasterScreen({ news }: AdminDisasterScreenProps) {
  const { id = '' } = useParams();
  const account = usePerson()?.id ?? '';
  const mayDecide = useMay('decide-reports');
  // Another report, or another person: nothing of the one before is shown for a moment.
  return <AdminDisaster key={`${account} ${id}`} id={id} instead={mayDecide ? undefined : news} />;
}

interface AdminDisasterProps {
  id: string;
  /** Stands in the report's place. */
  instead: ReactNode | undefined;
}

function AdminDisaster({ id, instead }: AdminDisasterProps) {
  const outline = outlineFrom(useLocation().state, id);
  const [type, setType] = useState<string | undefined>(outline?.disasterType);
  return (
    <div className={styles['screen']}>
      <p>
        <Link to={routes.adminDashboard} className={styles['back']}>
          {adminDisasterTexts.back}
        </Link>
      </p>
      {/* The same element whatever comes: it has the focus of who came here by a link. */}
      <h1 tabIndex={-1}>{type === undefined ? titles.disasters : reportTypeLabel(type)}</h1>
      {instead ?? (
        <Suspense fallback={<Skeleton label={appTexts.loading} lines={6} />}>
          <RecordPage id={id} outline={outline} onType={setType} />
        </Suspense>
      )}
    </div>
  );
}
