import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { NgoView } from '../../../contract/entities/ngo.ts';
import { ngoHandedOver, ngoOfDevice } from '../../data/queries/lists/ngos.ts';
import { useListCopy, type ListCopy } from '../../hooks/lists/use-list-copy.ts';
import { useQuery } from '../../hooks/shared/use-query.ts';
import { ngoSearchQuery } from '../../parts/records/ngo-selects.tsx';
import { readNgoSearch } from './use-ngo-search.ts';

/** By a card of the list. */
interface HandedOver {
  ngo?: unknown;
  from?: unknown;
}

interface NgoStanding {
  /** `looking`: neither here nor on the device, and the server is being asked. */
  stands: 'shown' | 'looking' | 'missing';
  ngo: NgoView | undefined;
  copy: ListCopy | undefined;
  /** Query of the list that led here. */
  from: string;
}

/** The NGO of this id: as the list handed it over, then as the device holds it, then as the server tells. */
export function useNgo(id: string): NgoStanding {
  const { state } = useLocation() as { state: HandedOver | null };
  const passed = ngoHandedOver(state?.ngo, id);
  const from = ngoSearchQuery({ ...readNgoSearch(typeof state?.from === 'string' ? state.from : '') });
  const copy = useListCopy(['ngos']);
  const own = useQuery(() => ngoOfDevice(id), [id, copy?.asOf]);
  const [asked, setAsked] = useState('');
  const isAtRest = copy !== undefined && !copy.isRefreshing;
  const isUnknown = own === null;
  useEffect(() => {
    // A list that is a minute old is not asked for again by itself; this one lacks what is looked for.
    if (!isUnknown || !isAtRest || asked === id) return;
    // Asked and noted in one: a moment between them would show that there is none.
    // oxlint-disable-next-line react/set-state-in-effect
    setAsked(id);
    copy.refresh();
  }, [isUnknown, isAtRest, asked, id, copy]);
  const isTold = isUnknown && isAtRest && asked === id;
  // What was handed over may have left the list since: the server's word counts.
  const isGone = isTold && copy.stands === 'whole' && copy.trouble === undefined;
  const ngo = own ?? (isGone ? undefined : passed);
  return { stands: ngo ? 'shown' : isTold ? 'missing' : 'looking', ngo, copy, from };
}
