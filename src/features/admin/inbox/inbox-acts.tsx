import { keptMessage } from '../../../data/queries/admin/inbox.ts';
import { actsAbout, putAwayConflict, type RecordActs } from '../../../data/queries/admin/own-acts.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { ActState } from '../../../parts/act-state.tsx';
import { inboxTexts } from '../../../strings/admin/inbox.ts';
import { withName } from '../../../ui/with-name.tsx';
import styles from './inbox.module.css';

/** What needs the person of this phone's marks: those that were refused, and those where another admin was first. */
export function InboxActs({ acts }: { acts: RecordActs }) {
  const abouts = [...new Set([...acts.waiting, ...acts.conflicts].map(({ about }) => about))];
  return abouts.map((id) => <ActsOnMessage key={id} id={id} acts={actsAbout(acts, id)} />);
}

function ActsOnMessage({ id, acts: { waiting, conflicts } }: { id: string; acts: RecordActs }) {
  const read = useQuery(async () => ({ message: await keptMessage(id) }), [id]);
  if (read === undefined) return null;
  const name = read.message?.name;
  async function putAway(): Promise<void> {
    for (const { _id } of conflicts) await putAwayConflict(_id);
  }
  return (
    <section className={styles['part']} aria-labelledby={`about-${id}`}>
      <h3 id={`about-${id}`}>{name === undefined ? inboxTexts.aboutSome : withName(inboxTexts.about, name)}</h3>
      {/* To and fro while another admin was first is one conflict to who reads of it. */}
      <ActState
        acts={{ waiting, conflicts: conflicts.slice(0, 1) }}
        putAway={() => void putAway().catch(console.error)}
      />
    </section>
  );
}
