import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { doublesOnPhone } from '../../../data/queries/admin/possible-doubles.ts';
import { useDeskKeys } from '../../../hooks/admin/use-desk-keys.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { LatePart } from '../../../parts/late-part.tsx';
import { dispatchDeskTexts as words } from '../../../strings/admin/dispatch-desk.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { DrawReports } from '../shown-report.ts';
import { DeskFilters, type DeskSearch } from './desk-filters.tsx';
import { DeskRows, rowLabel, type DeskRowsProps } from './desk-rows.tsx';
import styles from './dispatch-desk.module.css';
import { KeysHelp } from './keys-help.tsx';

interface DispatchDeskProps extends Pick<DeskRowsProps, 'now' | 'from' | 'isFromServer'> {
  search: DeskSearch;
  /** Puts what is looked at into the tab of its status. */
  renderWithin(children: ReactNode): ReactNode;
  /** The reports that are looked at, drawn so; `onChoose`: one is chosen on their map. */
  renderList(ways: { draw: DrawReports; onChoose(id: string): void }): ReactNode;
  record: RecordBeside;
}

/** `isKeyPressed`: somebody has pressed the key that approves it while it was on its way. */
export type RecordBeside = ComponentType<{ id: string; isKeyPressed: boolean }>;

/** The reports on a wide screen: one line each, the details of one beside them, and keys for who goes through many. */
export function DispatchDesk({ search, renderWithin, renderList, record, ...shown }: DispatchDeskProps) {
  const account = usePerson()?.id;
  const doubles = useQuery(doublesOnPhone, [account]);
  const [chosen, setChosen] = useState<Chosen>();
  /** Of which report A was pressed before its details could hear it. */
  const [pressed, setPressed] = useState<string>();
  const choose = (next: Chosen) => {
    setChosen(next);
    if (next.id !== pressed) setPressed(undefined);
  };
  const [isHelping, setHelping] = useState(false);
  const details = useRef<HTMLElement>(null);
  const desk = useRef<HTMLDivElement>(null);
  useDeskKeys({
    '/': () => desk.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
    '?': () => setHelping(true),
    // Kept for this row: its details ask as soon as they are there. They hear it themselves from then on.
    a: () => (setPressed(chosen?.id), false),
  });
  const draw: DrawReports = (part) => (
    <DeskRows
      key={part.first}
      {...part}
      {...shown}
      doubles={doubles}
      chosen={chosen?.id}
      onChoose={(report) => choose({ id: report._id, label: rowLabel(report) })}
      onOpen={() => details.current?.focus()}
    />
  );
  return (
    <div ref={desk} className={styles['desk']} data-desk>
      <DeskFilters search={search} onHelp={() => setHelping(true)} />
      {renderWithin(
        <div className={styles['columns']}>
          <div className={styles['list']}>
            {renderList({ draw, onChoose: (id) => choose({ id, label: undefined }) })}
          </div>
          <section
            ref={details}
            // Keys scroll it, and Enter in the list leads here.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className={styles['details']}
            aria-label={chosen?.label ?? words.chooseOne}
          >
            {chosen ? (
              <Details key={chosen.id} id={chosen.id} isKeyPressed={chosen.id === pressed} record={record} />
            ) : (
              <p>{words.chooseOne}</p>
            )}
          </section>
        </div>,
      )}
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

/** Nothing is asked of the server for a report that is only passed by. */
function Details({ id, isKeyPressed, record: Record }: { id: string; isKeyPressed: boolean; record: RecordBeside }) {
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStill(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  const coming = <Skeleton label={appTexts.loading} lines={6} />;
  return isStill ? (
    <LatePart fallback={coming}>
      <Record id={id} isKeyPressed={isKeyPressed} />
    </LatePart>
  ) : (
    coming
  );
}
