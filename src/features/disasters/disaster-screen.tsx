import { Link, useLocation, useParams } from 'react-router-dom';
import type { ReportView } from '../../../contract/entities/report.ts';
import { useDisaster } from '../../hooks/lists/use-disaster.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { disasterPath } from '../../parts/records/disaster-path.ts';
import { placeLine } from '../../parts/records/disaster-place.ts';
import { outlineFrom } from '../../parts/records/outline-from.ts';
import { routes } from '../../routes.ts';
import { reportTypeLabel } from '../../strings/forms/labels.ts';
import { disasterPageTexts, mergedDisasterTexts, missingDisasterTexts } from '../../strings/public/disaster.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { DisasterFace } from './disaster-face.tsx';
import styles from './disaster-screen.module.css';

/** `/disaster/:id`: what everybody may know of a confirmed disaster, and the ways to help. */
export default function DisasterScreen() {
  const { id = '' } = useParams();
  const account = usePerson()?.id ?? '';
  // Another disaster, or another person: nothing of the one before is shown for a moment.
  return <Disaster key={`${account} ${id}`} id={id} />;
}

function Disaster({ id }: { id: string }) {
  const { found, copy, retry } = useDisaster(id, outlineFrom(useLocation().state, id));
  return (
    <div className={styles['screen']} data-found={found.kind}>
      {found.kind === 'shown' && <DisasterFace disaster={found.disaster} isOld={found.isOld} copy={copy} />}
      {found.kind === 'merged' && <Merged into={found.into} />}
      {found.kind !== 'shown' && found.kind !== 'merged' && <Without kind={found.kind} onRetry={retry} />}
      <p>
        <Link to={routes.disasters} className={styles['back']}>
          {disasterPageTexts.back}
        </Link>
      </p>
    </div>
  );
}

/** An old link: what stands for the disaster is one tap away. */
function Merged({ into }: { into: ReportView }) {
  const { title, body } = mergedDisasterTexts;
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{body}</p>
      <p>
        <Link to={disasterPath(into._id)}>{reportTypeLabel(into.disasterType)}</Link> · {placeLine(into)}
      </p>
    </>
  );
}

/** In its place, until it comes or where there is none. */
function Without({ kind, onRetry }: { kind: 'loading' | 'none' | 'away'; onRetry(): void }) {
  const { title, body, awayTitle, awayBody, tryAgain } = missingDisasterTexts;
  if (kind === 'none') {
    return (
      <>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{body}</p>
      </>
    );
  }
  return (
    <>
      <h1 tabIndex={-1}>{missingDisasterTexts.heading}</h1>
      {kind === 'loading' ? (
        <Skeleton label={disasterPageTexts.loading} lines={5} />
      ) : (
        <Banner tone="note" title={awayTitle} actions={<Button onClick={onRetry}>{tryAgain}</Button>}>
          <p>{awayBody}</p>
        </Banner>
      )}
    </>
  );
}
