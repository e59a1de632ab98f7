import { useState } from 'react';
import { systemClock } from '../../../contract/base/clock.ts';
import type { RecordOrder } from '../../../contract/policies/record-orders.ts';
import { findReports } from '../../data/commands/admin/find-records.ts';
import { useOwnActs } from '../../hooks/admin/use-own-acts.ts';
import { useServerPages } from '../../hooks/lists/use-server-pages.ts';
import { FoundOnServer } from '../../parts/found/found-on-server.tsx';
import { placeOfView } from '../../maps/near/near-place.ts';
import { reportedTexts } from '../../strings/admin/admin-reports.ts';
import { VirtualList } from '../../ui/list/virtual-list.tsx';
import { NoReports } from './no-reports.tsx';
import { PhoneList } from './phone-list.tsx';
import type { ReportedView } from './read-view.ts';
import { ReportCard } from './report-card.tsx';
import { useReturnPlace, useReturnTo } from './return-place.ts';
import { fromServer, kmFrom, type DrawReports } from './shown-report.ts';
import { queryFrom } from './wanted.ts';

interface ServerListProps {
  view: ReportedView;
  /** Of what this phone has, for who could not ask the server, which tells the newest first. */
  order: RecordOrder;
  now: number;
  onClear(): void;
  onBack(): void;
  /** Draws the rows; else each is a card. */
  draw?: DrawReports | undefined;
}

/** What the server finds, each marked: this phone need not have it, and it does not change by itself. */
export function ServerList({ view, order, now, onClear, onBack, draw }: ServerListProps) {
  // The moment of the question: else each minute would be another one.
  const [askedAt] = useState(() => systemClock.now());
  const found = useServerPages(findReports, queryFrom(view, askedAt));
  const acts = useOwnActs();
  const { place, leaveAt } = useReturnPlace();
  const rows = found.rows.map((row) => fromServer(row, acts));
  useReturnTo(
    place,
    rows.findIndex(({ _id }) => _id === place?.id),
    rows.length,
  );
  const from = placeOfView(view);
  return (
    <FoundOnServer
      found={found}
      words={reportedTexts}
      onBack={onBack}
      none={<NoReports view={view} onClear={onClear} />}
      onPhone={<PhoneList view={view} order={order} now={now} onClear={onClear} draw={draw} />}
    >
      {draw ? (
        draw({ rows, first: found.first })
      ) : (
        <VirtualList
          key={found.first}
          rows={rows}
          keyOf={({ _id }) => _id}
          render={(report) => (
            <ReportCard
              report={report}
              now={now}
              km={kmFrom(from, report)}
              isFromServer
              onOpen={() => leaveAt({ id: report._id })}
            />
          )}
          rowRem={22}
          isGrid
        />
      )}
    </FoundOnServer>
  );
}
