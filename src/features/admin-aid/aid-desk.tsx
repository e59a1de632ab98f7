import { lazy, useState } from 'react';
import { Link } from 'react-router-dom';
import type { FoundAid } from '../../data/queries/admin/admin-aid.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { useAidAct } from '../../hooks/items/use-aid-act.ts';
import { useKeptOrder } from '../../hooks/admin/use-kept-order.ts';
import { useAidCounts } from '../../hooks/admin/use-admin-aid.ts';
import { useSettled } from '../../hooks/shared/use-settled.ts';
import { LatePart } from '../../parts/late-part.tsx';
import { adminTabAddress } from '../../addresses.ts';
import { aidActTexts, aidTabTexts } from '../../strings/admin/admin-aid.ts';
import { reportedTexts } from '../../strings/admin/admin-reports.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './request/aid.module.css';
import { AidFilters } from './list/aid-filters.tsx';
import type { AidQuestion } from './request/aid-question.ts';
import { plainAidView, type AidTabView } from './list/read-aid-view.ts';
import { useAidView } from './list/use-aid-view.ts';

const AidDetails = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./request/aid-details.tsx')).AidDetails })),
);
const AidAsked = lazy(() => loadUntilThere(async () => ({ default: (await import('./aid-asked.tsx')).AidAsked })));
const AidOnPhone = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./list/aid-on-phone.tsx')).AidOnPhone })),
);
const AidOnServer = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./list/aid-on-server.tsx')).AidOnServer })),
);

interface Open {
  id: string;
  found?: FoundAid | undefined;
}

/** Filters, the requests, and what is done with one. `hasCopy`: some of them are on this device. */
export function AidDesk({ hasCopy }: { hasCopy: boolean }) {
  const { view, change } = useAidView();
  const { order, choose } = useKeptOrder('aid');
  const search = useSettled(view.search);
  const counts = useAidCounts('main');
  const heldBack = useAidCounts('triage')?.active ?? 0;
  const { act, problem, forget } = useAidAct({
    notSaved: aidActTexts.notSaved,
    onSaved: () => announce(aidActTexts.saved),
  });
  const [open, setOpen] = useState<Open>();
  const [question, setQuestion] = useState<AidQuestion>();
  const desk = { act, ask: setQuestion };
  const onClose = () => {
    setQuestion(undefined);
    forget();
  };
  const shown = { ...view, search };
  // What the server found was an answer to another question.
  const ask = (part: Partial<AidTabView>) => change({ ...part, source: 'phone' });
  const list = {
    view: shown,
    desk,
    onOpen: (id: string, found?: FoundAid) => setOpen({ id, found }),
    onClear: () => ask({ ...plainAidView, status: view.status }),
  };
  return (
    <>
      {problem !== undefined && !question && !open && <Banner tone="bad">{problem}</Banner>}
      {(hasCopy || view.source === 'server') && (
        <>
          <AidFilters view={view} counts={counts} onChange={ask} order={order} onOrder={choose} />
          {heldBack > 0 && view.status === 'active' && <HeldBack count={heldBack} />}
          <LatePart fallback={<Skeleton label={appTexts.loading} lines={6} />}>
            {view.source === 'server' ? (
              <AidOnServer key={keyOf(shown)} {...list} order={order} onBack={() => change({ source: 'phone' })} />
            ) : (
              <AidOnPhone
                key={`${keyOf(shown)} ${order}`}
                {...list}
                order={order}
                onAskServer={() => change({ source: 'server' })}
              />
            )}
          </LatePart>
        </>
      )}
      <LatePart>
        {open !== undefined && (
          <AidDetails
            id={open.id}
            found={open.found}
            desk={desk}
            problem={problem}
            onClose={() => setOpen(undefined)}
          />
        )}
        {question && <AidAsked question={question} act={act} problem={problem} onClose={onClose} />}
      </LatePart>
    </>
  );
}

function HeldBack({ count }: { count: number }) {
  return (
    <p className={styles['note']}>
      {aidTabTexts.heldBack(count)}{' '}
      <Link to={adminTabAddress('desk', { part: 'triage' })}>{reportedTexts.seeDesk}</Link>
    </p>
  );
}

/** Another choice begins at the top again. */
function keyOf(view: AidTabView): string {
  return JSON.stringify(view);
}
