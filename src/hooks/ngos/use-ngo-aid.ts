import { ngoAid, type NgoAidList, type WantedNgoAid } from '../../data/queries/ngos/ngo-aid.ts';
import { ngoWorkCopy, unknownNgoWork, type NgoWorkCopy } from '../../data/queries/ngos/ngo-work.ts';
import { refreshNgoWork } from '../../data/sync/refresh-ngo-work.ts';
import { useBroughtOutcomes } from '../admin/use-brought-outcomes.ts';
import { usePerson } from '../shared/use-person.ts';
import { useQuery } from '../shared/use-query.ts';
import { useBrought, type Brought } from '../lists/use-brought.ts';

/** Aid requests for the signed-in NGO, of this device's copy; `undefined` while it is being read. */
export function useNgoAid(wanted: WantedNgoAid): NgoAidList | undefined {
  const account = usePerson()?.id;
  useBroughtOutcomes();
  useBroughtNgoWork();
  const key = JSON.stringify(wanted);
  return useQuery(() => ngoAid(JSON.parse(key) as WantedNgoAid), [key, account]);
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
