import { ngoCopy, ngoItems, toldWithPending } from '../../data/queries/ngos/own-ngo.ts';
import { refreshNgo } from '../../data/sync/refresh-ngo.ts';
import { usePerson } from '../shared/use-person.ts';
import { useQuery } from '../shared/use-query.ts';
import { useBrought, type Brought } from './use-brought.ts';

export interface OwnNgoState extends Brought {
  /** With what this phone has changed since it was asked for. */
  told: ReturnType<typeof toldWithPending>;
  /** Device time at which it was asked for. */
  asOf: number | undefined;
  /** Has this phone a copy of what the server knows? */
  isKnown: boolean;
}

/**
 * The signed-in NGO's own profile; brought anew when the screen opens, when the phone comes back, and when a change has arrived at the
 * server. `undefined` while it is being read.
 */
export function useOwnNgo(): OwnNgoState | undefined {
  const account = usePerson()?.id;
  const read = useQuery(async () => {
    const copy = await ngoCopy();
    return { copy, items: await ngoItems(copy?.asOf ?? 0).catch(() => []) };
  }, [account]);
  const arrived = read?.items.filter(({ state }) => state === 'sent').length ?? 0;
  const brought = useBrought(refreshNgo, { account, arrived, asOf: read?.copy?.asOf });
  if (read === undefined) return undefined;
  const { copy, items } = read;
  return { ...brought, told: toldWithPending(copy?.ngo, items), asOf: copy?.asOf, isKnown: copy !== undefined };
}
