import { useLocation } from 'react-router-dom';
import type { NgoView } from '../../../contract/entities/ngo.ts';
import { ngoHandedOver, ngoOfDevice } from '../../data/queries/lists/ngos.ts';
import { useKeptOrAsked } from '../../hooks/lists/use-kept-or-asked.ts';
import { useListCopy, type ListCopy } from '../../hooks/lists/use-list-copy.ts';
import { ngoSearchQuery } from '../../parts/records/ngo-selects.tsx';
import { readNgoSearch } from './use-ngo-search.ts';

const askServer = async ({ loadNgo }: typeof import('../../hooks/lists/ask-server.ts'), id: string) => loadNgo(id);

/** By a card of the list. */
interface HandedOver {
  ngo?: unknown;
  from?: unknown;
}

interface NgoStanding {
  /** `looking`: the server is being asked · `missing`: it has none of that id to show · `away`: it does not answer. */
  stands: 'shown' | 'looking' | 'missing' | 'away';
  ngo: NgoView | undefined;
  /** Where what is shown is of this device's copy: how that stands. */
  copy: ListCopy | undefined;
  /** Asks once more. */
  retry(): void;
  /** Query of the list that led here. */
  from: string;
}

/** The NGO of this id: as the list handed it over, then as the device holds it, then, where it does not, as the server tells. */
export function useNgo(id: string): NgoStanding {
  const { state } = useLocation() as { state: HandedOver | null };
  const passed = ngoHandedOver(state?.ngo, id);
  const from = ngoSearchQuery({ ...readNgoSearch(typeof state?.from === 'string' ? state.from : '') });
  const copy = useListCopy(['ngos']);
  const { kept, answer, retry } = useKeptOrAsked({ id, read: () => ngoOfDevice(id), copy, askServer });
  // What was handed over may have left the list since: the server's word counts.
  const ngo = kept ?? (answer?.ok ? (answer.value ?? undefined) : passed);
  const without = answer === undefined ? 'looking' : answer.ok ? 'missing' : 'away';
  return {
    stands: ngo ? 'shown' : without,
    ngo,
    copy: kept && copy?.stands === 'whole' ? copy : undefined,
    retry,
    from,
  };
}
