import type { RecordOrder } from '../../../contract/policies/record-orders.ts';
import { useAdminReports } from '../../hooks/admin/use-admin-reports.ts';
import { useListParts } from '../../hooks/lists/use-list-parts.ts';
import { FoundOnPhone } from '../../parts/found/found-on-phone.tsx';
import { ListPart } from '../../parts/found/list-part.tsx';
import { placeOfView } from '../../maps/near/near-place.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { reportedTexts } from '../../strings/admin/admin-reports.ts';
import { restTexts } from '../../strings/public/rest-on-server.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VirtualList } from '../../ui/list/virtual-list.tsx';
import { NoReports } from './no-reports.tsx';
import { isFiltered, type ReportedView } from './read-view.ts';
import { ReportCard } from './report-card.tsx';
import { useReturnPlace, useReturnTo } from './return-place.ts';
import { kmFrom, type DrawReports } from './shown-report.ts';
import { wantedFrom } from './wanted.ts';

interface PhoneListProps {
  /** Its search as it stands once the person pauses. */
  view: ReportedView;
  order: RecordOrder;
  now: number;
  onClear(): void;
  /** Absent where the server was just asked in vain. */
  onAskServer?(): void;
  /** Draws the rows; else each is a card. */
  draw?: DrawReports | undefined;
}

/** Of this device's copy. */
export function PhoneList({ view, order, now, onClear, onAskServer, draw }: PhoneListProps) {
  const { place, leaveAt } = useReturnPlace();
  const parts = useListParts(place?.part);
  const { list, copy } = useAdminReports({ ...wantedFrom(view), order, ...parts.wanted });
  const rows = list?.rows ?? [];
  useReturnTo(
    place,
    rows.findIndex(({ _id }) => _id === place?.id),
    rows.length,
  );
  if (list === undefined) return <Skeleton label={appTexts.loading} lines={6} />;
  const from = placeOfView(view);
  // While the copy comes, or where it is a part, nobody knows that there is none.
  const isWhole = copy?.stands === 'whole' && copy.kept === undefined;
  const words = list.hasMore ? reportedTexts.foundMore : reportedTexts.found;
  const { first, onNearEnd, ...ways } = parts.actionsFor(list, () => list.last);
  const found = list.isNear ? restTexts.near : words(first + rows.length);
  return (
    <FoundOnPhone
      count={rows.length > 0 ? found : ''}
      copy={copy}
      isSearch={isFiltered(view)}
      onAskServer={onAskServer}
    >
      {rows.length === 0 && isWhole && <NoReports view={view} onClear={onClear} />}
      {rows.length > 0 && (
        <ListPart first={first} count={rows.length} {...ways}>
          {draw ? (
            draw({ rows, first, onNearEnd })
          ) : (
            <VirtualList
              key={first}
              rows={rows}
              keyOf={({ _id }) => _id}
              render={(report) => (
                <ReportCard
                  report={report}
                  now={now}
                  km={kmFrom(from, report)}
                  onOpen={() => leaveAt({ id: report._id, part: parts.place })}
                />
              )}
              rowRem={22}
              isGrid
              onNearEnd={onNearEnd}
            />
          )}
        </ListPart>
      )}
    </FoundOnPhone>
  );
}
