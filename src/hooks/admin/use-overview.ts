import type { Overview } from '../../../contract/calls/overview.ts';
import { overviewCopy } from '../../data/queries/admin/overview.ts';
import { refreshOverview } from '../../data/sync/refresh-overview.ts';
import { useBrought, type Brought } from '../lists/use-brought.ts';
import { usePerson } from '../shared/use-person.ts';
import { useQuery } from '../shared/use-query.ts';

export interface OverviewState extends Brought {
  /** `undefined`: this phone has no copy yet. */
  overview: Overview | undefined;
  /** Epoch milliseconds at which it was asked for. */
  asOf: number | undefined;
}

/** How the relief stands, as this phone heard last and asks anew; `undefined` while it is being read. */
export function useOverview(): OverviewState | undefined {
  const account = usePerson()?.id;
  const read = useQuery(async () => ({ copy: await overviewCopy() }), [account]);
  const brought = useBrought(refreshOverview, { account, arrived: 0, asOf: read?.copy?.asOf });
  return read && { ...brought, overview: read.copy?.overview, asOf: read.copy?.asOf };
}
