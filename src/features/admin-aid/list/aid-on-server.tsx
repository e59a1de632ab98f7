import { useState } from 'react';
import { systemClock } from '../../../../contract/base/clock.ts';
import { findAid } from '../../../data/commands/admin/find-records.ts';
import type { RecordOrder } from '../../../../contract/policies/record-orders.ts';
import { adminAidFound, type FoundAid } from '../../../data/queries/admin/admin-aid.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { useServerPages } from '../../../hooks/lists/use-server-pages.ts';
import { FoundOnServer } from '../../../parts/found/found-on-server.tsx';
import { aidTabTexts } from '../../../strings/admin/admin-aid.ts';
import { AidOnPhone } from './aid-on-phone.tsx';
import { AidRows, type AidRowsProps } from './aid-rows.tsx';
import { NoAid } from './no-aid.tsx';
import { aidQuery, type AidTabView } from './read-aid-view.ts';

interface AidOnServerProps extends Pick<AidRowsProps, 'desk'> {
  view: AidTabView;
  /** Of what this phone has, for who could not ask the server, which tells the newest first. */
  order: RecordOrder;
  onOpen(id: string, found?: FoundAid): void;
  onClear(): void;
  onBack(): void;
}

/** What the server finds, each marked: this phone need not have it. What is done to one stands on it at once all the same. */
export function AidOnServer({ view, order, desk, onOpen, onClear, onBack }: AidOnServerProps) {
  const account = usePerson()?.id;
  const [askedAt] = useState(() => systemClock.now());
  const pages = useServerPages(findAid, aidQuery(view));
  const found = { rows: pages.rows, askedAt };
  const rows = useQuery(() => adminAidFound(found), [pages.rows, askedAt, account]);
  return (
    <FoundOnServer
      found={pages}
      words={aidTabTexts}
      onBack={onBack}
      none={<NoAid view={view} onClear={onClear} />}
      onPhone={<AidOnPhone view={view} order={order} desk={desk} onOpen={onOpen} onClear={onClear} />}
    >
      {rows && <AidRows key={pages.first} rows={rows} desk={desk} isFromServer onOpen={(id) => onOpen(id, found)} />}
    </FoundOnServer>
  );
}
