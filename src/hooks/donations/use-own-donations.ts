import { ownDonations, type OwnDonationsCopy } from '../../data/queries/donations/own-donations.ts';
import { refreshOwnDonations } from '../../data/sync/refresh-own-donations.ts';
import { useBrought, type Brought } from '../lists/use-brought.ts';
import { usePerson } from '../shared/use-person.ts';
import { useQuery } from '../shared/use-query.ts';

/** What the signed-in person gave: this phone's copy, brought anew when the screen opens and when the phone comes back. */
export function useOwnDonations(): Brought & { copy: OwnDonationsCopy | undefined } {
  const account = usePerson()?.id;
  const copy = useQuery(ownDonations, [account]);
  return { ...useBrought(refreshOwnDonations, { account, arrived: 0, asOf: copy?.asOf }), copy };
}
