import { addressOf } from '../../../addresses.ts';
import { Link } from 'react-router-dom';
import { keptOrder } from '../../../data/commands/admin/kept-order.ts';
import { nextUndecided } from '../../../data/queries/admin/next-undecided.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { publicOutline } from '../../../parts/records/public-outline.ts';
import { routes } from '../../../routes.ts';
import { adminDisasterTexts } from '../../../strings/admin/admin-disaster.ts';
import styles from '../shared/admin-disaster.module.css';

/** To the next report that nobody has decided about. It takes this one's place in the history: going back leads to the list. */
export function NextLink({ id, state }: { id: string; state: object | null }) {
  const account = usePerson()?.id;
  const next = useQuery(() => nextUndecided(id, keptOrder('reports')), [id, account]);
  if (next === undefined) return null;
  return (
    <Link
      to={addressOf(routes.adminDisaster, next._id)}
      state={{ ...state, ...publicOutline(next), status: next.shownStatus }}
      replace
      className={styles['back']}
    >
      {adminDisasterTexts.next}
    </Link>
  );
}
