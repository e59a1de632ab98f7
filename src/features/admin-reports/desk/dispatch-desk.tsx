import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { doublesOnPhone } from '../../../data/queries/admin/possible-doubles.ts';
import { useDeskKeys } from '../../../hooks/admin/use-desk-keys.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { placeOfView } from '../../../maps/near/near-place.ts';
import { dispatchDeskTexts as words } from '../../../strings/admin/dispatch-desk.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { ReportFiltersProps } from '../report-filters.tsx';
import type { DrawReports } from '../shown-report.ts';
import { StatusPanel, type StatusPanelProps } from '../status-panel.tsx';
import { StatusTabs, type StatusTabsProps } from '../status-tabs.tsx';
import { DeskFilters } from './desk-filters.tsx';
import { DeskRows, rowLabel } from './desk-rows.tsx';
import styles from './dispatch-desk.module.css';
import { KeysHelp } from './keys-help.tsx';

interface DispatchDeskProps {
  filters: ReportFiltersProps;
  tabs: Omit<StatusTabsProps, 'children'>;
  panel: StatusPanelProps;
  record: ComponentType<{ id: string }>;
}

/** The reports on a wide screen: one line each, the details of one beside them, and keys for who goes through many. */
export function DispatchDesk({ filters, tabs, panel, record: Record }: DispatchDeskProps) {
  const account = usePerson()?.id;
  const doubles = useQuery(doublesOnPhone, [account]);
  const [chosen, setChosen] = useState<Chosen>();
  const [isHelping, setHelping] = useState(false);
  const details = useRef<HTMLElement>(null);
  const desk = useRef<HTMLDivElement>(null);
  useDeskKeys({
    '/': () => desk.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
    '?': () => setHelping(true),
  });
  const draw: DrawReports = (part) => (
    <DeskRows
      key={part.first}
      {...part}
      now={panel.now}
      from={placeOfView(panel.view)}
      doubles={doubles}
      chosen={chosen?.id}
      isFromServer={panel.view.source === 'server'}
      onChoose={(report) => setChosen({ id: report._id, label: rowLabel(report) })}
      onOpen={() => details.current?.focus()}
    />
  );
  return (
    <div ref={desk} className={styles['desk']} data-desk>
      <DeskFilters {...filters} onHelp={() => setHelping(true)} />
      <StatusTabs {...tabs}>
        <div className={styles['columns']}>
          <div className={styles['list']}>
            <StatusPanel {...panel} draw={draw} onChoose={(id) => setChosen({ id, label: undefined })} />
          </div>
          <section
            ref={details}
            // Keys scroll it, and Enter in the list leads here.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className={styles['details']}
            aria-label={chosen?.label ?? words.chooseOne}
          >
            {chosen ? <Details key={chosen.id} id={chosen.id} record={Record} /> : <p>{words.chooseOne}</p>}
          </section>
        </div>
      </StatusTabs>
      {isHelping && <KeysHelp onClose={() => setHelping(false)} />}
    </div>
  );
}

interface Chosen {
  id: string;
  /** Absent where it was chosen on the map. */
  label: string | undefined;
}

/** Between two rows of somebody who goes on. */
const PAUSE_MS = 200;

/** Nothing is asked of the server for a report that is only passed by; nor can a key decide about one that is not shown yet. */
function Details({ id, record: Record }: { id: string; record: ComponentType<{ id: string }> }) {
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStill(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  const coming = <Skeleton label={appTexts.loading} lines={6} />;
  return isStill ? (
    <Suspense fallback={coming}>
      <Record id={id} />
    </Suspense>
  ) : (
    coming
  );
}
