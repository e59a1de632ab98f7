import { lazy, useState, type ReactNode } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { RecordWork } from './face/record-face.tsx';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { useMay } from '../../hooks/shared/use-may.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { outlineFrom } from '../../parts/records/outline-from.ts';
import { LatePart } from '../../parts/late-part.tsx';
import { routes } from '../../routes.ts';
import { adminTabAddress } from '../../addresses.ts';
import { adminDisasterTexts } from '../../strings/admin/admin-disaster.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { reportTypeLabel } from '../../strings/forms/labels.ts';
import { titles } from '../../strings/shell/titles.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './shared/admin-disaster.module.css';

const RecordPage = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./face/record-page.tsx')).RecordPage })),
);

const NextLink = lazy(() => loadUntilThere(async () => ({ default: (await import('./face/next-link.tsx')).NextLink })));

interface AdminDisasterScreenProps {
  /** How the account stands. */
  news: ReactNode;
  /** The work on it that was reported as done. A feature of its own. */
  work: RecordWork;
}

/**
 * `/admin-dashboard/disaster/:id`: all that is known of a report, and what an admin can do with it. Whom no other admin has approved
 * is told so instead: the server would refuse each of their decisions.
 */
export default function AdminDisasterScreen({ news, work }: AdminDisasterScreenProps) {
  const { id = '' } = useParams();
  const account = usePerson()?.id ?? '';
  const mayDecide = useMay('decide-reports');
  // Another report, or another person: nothing of the one before is shown for a moment.
  return <AdminDisaster key={`${account} ${id}`} id={id} work={work} instead={mayDecide ? undefined : news} />;
}

interface AdminDisasterProps extends Pick<AdminDisasterScreenProps, 'work'> {
  id: string;
  /** Stands in the report's place. */
  instead: ReactNode | undefined;
}

function AdminDisaster({ id, work, instead }: AdminDisasterProps) {
  const state: unknown = useLocation().state;
  const outline = outlineFrom(state, id);
  const [type, setType] = useState<string | undefined>(outline?.disasterType);
  return (
    <div className={styles['screen']}>
      <p className={styles['between']}>
        <BackLink isFromList={isFromList(state)} />
        {instead === undefined && isFromList(state) && (
          <LatePart>
            <NextLink id={id} state={state as object | null} />
          </LatePart>
        )}
      </p>
      {/* The same element whatever comes: it has the focus of who came here by a link. */}
      <h1 tabIndex={-1}>{type === undefined ? titles.disasters : reportTypeLabel(type)}</h1>
      {instead ?? (
        <LatePart fallback={<Skeleton label={appTexts.loading} lines={6} />}>
          <RecordPage id={id} outline={outline} work={work} onType={setType} />
        </LatePart>
      )}
    </div>
  );
}

/** Whoever came from the list goes back in their history: it stands there as they left it, with its filters and where they were in it. */
function BackLink({ isFromList: isBack }: { isFromList: boolean }) {
  const navigate = useNavigate();
  return (
    <Link
      to={isBack ? adminTabAddress('reported') : routes.adminDashboard}
      className={styles['back']}
      onClick={(event) => {
        const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
        if (!isBack || !isPlain) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      {isBack ? adminDisasterTexts.backToList : adminDisasterTexts.back}
    </Link>
  );
}

function isFromList(state: unknown): boolean {
  return (state as { isFromList?: unknown } | null)?.isFromList === true;
}
