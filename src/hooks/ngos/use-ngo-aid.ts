import { ngoRequests, type NgoRequestList, type WantedNgoRequests } from '../../data/queries/ngos/ngo-requests.ts';
import { ngoWorkCopy, type NgoWorkCopy } from '../../data/queries/ngos/ngo-work-copy.ts';
import { unknownNgoWork } from '../../data/queries/ngos/ngo-work.ts';
import { refreshNgoWork } from '../../data/sync/refresh-ngo-work.ts';
import { useBroughtOutcomes } from '../admin/use-brought-outcomes.ts';
import { usePerson } from '../shared/use-person.ts';
import { useQuery } from '../shared/use-query.ts';
import { useBrought, type Brought } from '../lists/use-brought.ts';

/** What the signed-in NGO could do something about, of this device's copy; `undefined` while it is being read. */
export function useNgoRequests(wanted: WantedNgoRequests): NgoRequestList | undefined {
  const account = usePerson()?.id;
  useBroughtOutcomes();
  useBroughtNgoWork();
  const key = JSON.stringify(wanted);
  return useQuery(() => ngoRequests(JSON.parse(key) as WantedNgoRequests), [key, account]);
}

/** What the NGO has done about aid requests, as the server told last. */
export function useNgoWork(): { copy: NgoWorkCopy | null | undefined; brought: Brought } {
  const account = usePerson()?.id;
  const brought = useBroughtNgoWork();
  return { copy: useQuery(async () => (await ngoWorkCopy()) ?? null, [account]), brought };
}

function useBroughtNgoWork(): Brought {
  const account = usePerson()?.id;
  const read = useQuery(unknownNgoWork, [account]);
  return useBrought(refreshNgoWork, { account, arrived: read?.arrived ?? 0, asOf: read?.asOf });
}
