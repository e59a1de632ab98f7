import type { Desk } from '../../../contract/entities/volunteer.ts';
import { deskItems } from '../../data/queries/volunteers/desk.ts';
import { deskWithPending } from '../../data/queries/admin/desk-with-pending.ts';
import { useDesk } from '../../hooks/lists/use-desk.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { useQuery } from '../../hooks/shared/use-query.ts';

export interface Learned {
  /** `course.module` */
  modules: ReadonlySet<string>;
  /** What was learned elsewhere is in it too. */
  isWhole: boolean;
  /** The server was asked in vain. */
  isOffline: boolean;
}

/** What the person at this phone has learned; without a copy of their desk, what they learned here. `undefined` while it is read. */
export function useLearned(): Learned | undefined {
  const account = usePerson()?.id ?? '';
  const state = useDesk();
  const items = useQuery(() => deskItems(0).catch(() => []), [account]);
  if (state === undefined || items === undefined) return undefined;
  const { desk, trouble } = state;
  const { learned } = desk ?? deskWithPending(emptyDesk(account), items);
  return { modules: learned, isWhole: desk !== undefined, isOffline: trouble !== undefined };
}

function emptyDesk(account: string): Desk {
  return { profile: { _id: account, name: '' }, work: [], learned: [] };
}
