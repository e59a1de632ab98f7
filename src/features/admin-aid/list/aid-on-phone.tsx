import { useRef } from 'react';
import type { RecordOrder } from '../../../../contract/policies/record-orders.ts';
import { useAdminAid } from '../../../hooks/admin/use-admin-aid.ts';
import { useListParts } from '../../../hooks/lists/use-list-parts.ts';
import { FoundOnPhone } from '../../../parts/found/found-on-phone.tsx';
import { ListPart } from '../../../parts/found/list-part.tsx';
import { aidTabTexts } from '../../../strings/admin/admin-aid.ts';
import { restTexts } from '../../../strings/public/rest-on-server.ts';
import { appTexts } from '../../../strings/shell/app.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useFocusHeir } from '../../../ui/form/use-focus-heir.ts';
import { AidRows, type AidRowsProps } from './aid-rows.tsx';
import { NoAid } from './no-aid.tsx';
import { hasFilter, wantedAid, type AidTabView } from './read-aid-view.ts';

interface AidOnPhoneProps extends Pick<AidRowsProps, 'desk' | 'onOpen'> {
  /** Its search as it stands once the person pauses. */
  view: AidTabView;
  order: RecordOrder;
  onClear(): void;
  /** Absent where the server was just asked in vain. */
  onAskServer?(): void;
}

/** Aid requests of this device's copy. */
export function AidOnPhone({ view, order, desk, onOpen, onClear, onAskServer }: AidOnPhoneProps) {
  const parts = useListParts();
  const { list, copy } = useAdminAid({ ...wantedAid(view), order, ...parts.wanted });
  // A request that is done leaves the list with the button that was pressed.
  const count = useRef<HTMLParagraphElement>(null);
  const focusProps = useFocusHeir(count);
  if (list === undefined) return <Skeleton label={appTexts.loading} lines={6} />;
  const { rows, hasMore, isNear } = list;
  const { first, onNearEnd, ...ways } = parts.actionsFor(list, () => list.last);
  const words = hasMore ? aidTabTexts.foundMore : aidTabTexts.found;
  const found = isNear ? restTexts.near : words(first + rows.length);
  return (
    <div {...focusProps}>
      <FoundOnPhone
        count={rows.length > 0 ? found : ''}
        countRef={count}
        copy={copy}
        isSearch={hasFilter(view)}
        onAskServer={onAskServer}
      >
        {/* While the copy comes, or where it is a part, nobody knows that there is none. */}
        {rows.length === 0 && copy?.stands === 'whole' && copy.kept === undefined && (
          <NoAid view={view} onClear={onClear} />
        )}
        {rows.length > 0 && (
          <ListPart first={first} count={rows.length} {...ways}>
            <AidRows key={first} rows={rows} desk={desk} onOpen={onOpen} onNearEnd={onNearEnd} />
          </ListPart>
        )}
      </FoundOnPhone>
    </div>
  );
}
