import type { ReactNode } from 'react';
import { findDisasters } from '../../data/commands/find-disasters.ts';
import type { KeptPart } from '../../data/queries/lists/lists.ts';
import type { DisasterFilter } from '../../data/queries/lists/open-reports.ts';
import { useServerPages } from '../../hooks/lists/use-server-pages.ts';
import { RestOnServer } from '../../parts/found/rest-on-server.tsx';
import { DisasterCard } from '../../parts/records/disaster-card.tsx';
import { moreDisasterTexts } from '../../strings/public/more-disasters.ts';

interface RestOfDisastersProps {
  filter: DisasterFilter;
  kept: KeptPart;
  /** Ids of those of this phone, all of which are shown above. */
  shown: readonly string[];
  now: number;
  /** In place of rows, where neither this phone nor the server has any. */
  none: ReactNode;
}

export function RestOfDisasters({ filter, now, ...rest }: RestOfDisastersProps) {
  return (
    <RestOnServer
      {...rest}
      found={useServerPages(findDisasters, filter)}
      noneKept={moreDisasterTexts.noneKept}
      heading="h3"
      render={(row) => <DisasterCard report={row} now={now} />}
    />
  );
}
