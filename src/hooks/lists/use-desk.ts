import type { Desk } from '../../../contract/entities/volunteer.ts';
import { deskCopy, deskItems } from '../../data/queries/volunteers/desk.ts';
import { deskWithPending, type PendingRequest, type ShownDesk } from '../../data/queries/admin/desk-with-pending.ts';
import { refreshDesk } from '../../data/sync/refresh-desk.ts';
import { useBrought, type Brought } from './use-brought.ts';
import { usePerson } from '../shared/use-person.ts';
import { useQuery } from '../shared/use-query.ts';

export interface DeskState extends Brought {
  /** `undefined`: this phone has no copy yet. */
  desk: ShownDesk | undefined;
  /** Acceptances of this phone that the server has not decided about, as far as it knows: also before it has a copy. */
  requests: readonly PendingRequest[];
  /** Epoch milliseconds at which the copy was asked for. */
  asOf: number | undefined;
}

const emptyDesk: Desk = { profile: { _id: '', name: '' }, work: [], learned: [] };

/**
 * The signed-in volunteer's own desk, with what this phone has done since; brought anew when the screen opens, when the phone comes
 * back, and when something of it has arrived at the server. `undefined` while it is being read.
 */
export function useDesk(): DeskState | undefined {
  const account = usePerson()?.id;
  const read = useQuery(async () => {
    const copy = await deskCopy();
    return { copy, items: await deskItems(copy?.asOf ?? 0).catch(() => []) };
  }, [account]);
  const arrived = read?.items.filter(({ state }) => state === 'sent').length ?? 0;
  const brought = useBrought(refreshDesk, { account, arrived, asOf: read?.copy?.asOf });
  if (read === undefined) return undefined;
  const { copy, items } = read;
  const shown = deskWithPending(copy?.desk ?? emptyDesk, items);
  return { ...brought, desk: copy && shown, requests: shown.requests, asOf: copy?.asOf };
}
