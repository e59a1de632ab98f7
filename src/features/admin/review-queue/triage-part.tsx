import { useId, useRef, type ReactNode } from 'react';
import type { ListParts, PartOfList } from '../../../hooks/lists/use-list-parts.ts';
import { ListPart } from '../../../parts/found/list-part.tsx';
import { restTexts } from '../../../strings/public/rest-on-server.ts';
import { triageTexts } from '../../../strings/admin/admin-triage.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useFocusHeir } from '../../../ui/form/use-focus-heir.ts';
import { VirtualList } from '../../../ui/list/virtual-list.tsx';
import styles from './triage.module.css';

interface Held<Row> extends PartOfList<Row> {
  /** None fits what is looked for, and these come close. */
  isNear: boolean;
}

interface TriagePartProps<Row> {
  title: string;
  /** What it says where nothing is held back. */
  none: string;
  isSearched: boolean;
  /** The server has told all of them: only then there are none. */
  isWhole: boolean;
  list: Held<Row> | undefined;
  parts: ListParts;
  timeOf(row: Row): string;
  render(row: Row): ReactNode;
}

/** Records of one kind that are held back, newest first. */
export function TriagePart<Row extends { _id: string }>(props: TriagePartProps<Row>) {
  const { title, none, isSearched, isWhole, list, parts, timeOf, render } = props;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusProps = useFocusHeir(heading);
  const known: Held<Row> = list ?? { rows: [], hasMore: false, isNear: false };
  const { rows, hasMore, isNear } = known;
  const { first, onNearEnd, ...ways } = parts.actionsFor(known, (row) => ({ at: timeOf(row), id: row._id }));
  const words = hasMore ? triageTexts.foundMore : triageTexts.found;
  return (
    <section className={styles['part']} aria-labelledby={titleId} {...focusProps}>
      <h4 ref={heading} id={titleId} tabIndex={-1}>
        {title}
      </h4>
      {list === undefined && <Skeleton label={appTexts.loading} />}
      {list && isWhole && rows.length === 0 && (
        <EmptyState icon="check" title={isSearched ? triageTexts.noneOfThese : none} />
      )}
      {rows.length > 0 && (
        <>
          <p role="status" className={styles['note']}>
            {isNear ? restTexts.near : words(first + rows.length)}
          </p>
          <ListPart first={first} count={rows.length} {...ways}>
            <VirtualList
              key={first}
              rows={rows}
              keyOf={({ _id }) => _id}
              render={render}
              labelledBy={titleId}
              rowRem={22}
              isGrid
              onNearEnd={onNearEnd}
            />
          </ListPart>
        </>
      )}
    </section>
  );
}
