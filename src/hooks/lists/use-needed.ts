import { useEffect, useState } from 'react';
import type { ReportView } from '../../../contract/entities/report.ts';
import type { Needed } from '../../../contract/policies/needs-around.ts';
import { placeOf } from '../../../contract/policies/place-of.ts';
import { keptPartOfOpen } from '../../data/queries/lists/lists.ts';
import { neededNear } from '../../data/queries/lists/needed-near.ts';
import { loadUntilThere } from '../shared/load-until-there.ts';
import { useQuery } from '../shared/use-query.ts';
import type { ListCopy } from './use-list-copy.ts';

export interface ShownNeeds extends Needed {
  /** Counted among those that this phone keeps, which are not all: what it does not know of is not nothing. */
  isPart: boolean;
}

/**
 * What is asked for around a disaster: by this phone's requests, and by the server where those are a part of all, or none. Null where nobody
 * can tell, `undefined` while it is being read or asked.
 */
export function useNeeded(
  { _id, disasterType, location }: Pick<ReportView, '_id' | 'disasterType' | 'location'>,
  copy: ListCopy | undefined,
): ShownNeeds | null | undefined {
  const read = useQuery(
    async () => ({
      own: await neededNear({ disasterType, location }),
      isPart: (await keptPartOfOpen('aid')) !== undefined,
    }),
    [disasterType, location?.lati, location?.long],
  );
  const isComing = copy === undefined || copy.stands === 'coming';
  const lacks = read !== undefined && (read.isPart || read.own === null) && !isComing;
  const told = useServersNeeds(_id, lacks && placeOf(location) !== undefined);
  if (read === undefined) return undefined;
  const { own, isPart } = read;
  if (lacks && told) return { ...told, isPart: false };
  if (lacks && told === undefined && !own?.requests && placeOf(location)) return undefined;
  return own && { ...own, isPart };
}

/** `undefined` while it is asked, null where it did not tell. */
function useServersNeeds(id: string, isWanted: boolean): Needed | null | undefined {
  const [told, setTold] = useState<{ id: string; needed: Needed | null }>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOpen = true;
    // Once: without a network what this phone has is to be shown soon.
    void loadUntilThere(() => import('../../data/commands/find-needs.ts'), 1)
      .then(({ findNeeds }) => findNeeds(id))
      .catch(() => undefined)
      .then((answer) => {
        if (isOpen) setTold({ id, needed: answer?.ok ? answer.value : null });
      });
    return () => {
      isOpen = false;
    };
  }, [id, isWanted]);
  return told?.id === id ? told.needed : undefined;
}
