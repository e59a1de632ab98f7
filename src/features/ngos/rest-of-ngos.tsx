import type { ReactNode } from 'react';
import type { NgoCategory, NgoScope } from '../../../contract/enumerations.ts';
import { findNgos } from '../../data/commands/find-ngos.ts';
import type { KeptPart } from '../../data/queries/lists/lists.ts';
import type { NgoSearch } from '../../data/queries/lists/ngos.ts';
import { useServerPages } from '../../hooks/lists/use-server-pages.ts';
import { useSettled } from '../../hooks/shared/use-settled.ts';
import { RestOnServer } from '../../parts/found/rest-on-server.tsx';
import { NgoCard } from '../../parts/records/ngo-card.tsx';
import { ngoListTexts } from '../../strings/public/ngos.ts';

interface RestOfNgosProps {
  asked: NgoSearch;
  /** Query of the list, for the way back. */
  from: string;
  kept: KeptPart;
  /** Ids of those of this phone, all of which are shown above. */
  shown: readonly string[];
  /** In place of rows, where neither this phone nor the server has any. */
  none: ReactNode;
  /** What comes close on this phone, for who could not ask the server. */
  onPhone: ReactNode;
}

/** What the server has beyond this phone, once whoever types a name pauses. */
export function RestOfNgos({ asked: { search, category, scope }, from, onPhone, ...rest }: RestOfNgosProps) {
  const settled = useSettled(search);
  const found = useServerPages(findNgos, {
    ...(settled.trim() !== '' && { search: settled }),
    ...(category !== '' && { category: category as NgoCategory }),
    ...(scope !== '' && { scope: scope as NgoScope }),
  });
  // What was found for fewer letters says nothing of these.
  const current = settled === search ? found : { ...found, rows: [], isAsking: true };
  return (
    <>
      <RestOnServer
        {...rest}
        found={current}
        noneKept={ngoListTexts.noneKept}
        heading="h2"
        render={(ngo) => <NgoCard ngo={ngo} from={from} heading="h3" />}
      />
      {current.failure && current.rows.length === 0 && onPhone}
    </>
  );
}
