import type { ApprovalsCopy } from '../../../data/queries/admin/approvals.ts';
import { putAwayConflict, type RecordActs } from '../../../data/queries/admin/own-acts.ts';
import { ActState } from '../../../parts/act-state.tsx';
import { approvalStateTexts } from '../../../strings/admin/admin-approvals.ts';
import { withName } from '../../../ui/with-name.tsx';
import styles from './approvals.module.css';
import type { Recent } from './recent-decisions.ts';

interface AccountActsProps {
  acts: RecordActs;
  copy: ApprovalsCopy | undefined;
  recents: readonly Recent[];
}

/** What needs the person of this phone's decisions: those that were refused, and those where somebody else was first. */
export function AccountActs({ acts, copy, recents }: AccountActsProps) {
  const isOfAccounts = ({ what }: { what: string }) => what.startsWith('actOnAccount');
  const stuck = acts.waiting.filter((act) => isOfAccounts(act) && act.state === 'needs-you');
  const conflicts = acts.conflicts.filter(isOfAccounts);
  const abouts = [...new Set([...stuck, ...conflicts].map(({ about }) => about))];
  const names = namesIn(copy, recents);
  return abouts.map((id) => {
    const name = names.get(id);
    return (
      <section key={id} className={styles['part']} aria-labelledby={`about-${id}`}>
        <h3 id={`about-${id}`}>
          {name === undefined ? approvalStateTexts.aboutSomebody : withName(approvalStateTexts.about, name)}
        </h3>
        <ActState
          acts={{
            waiting: stuck.filter(({ about }) => about === id),
            conflicts: conflicts.filter(({ about }) => about === id),
          }}
          putAway={(item) => void putAwayConflict(item).catch(console.error)}
        />
      </section>
    );
  });
}

function namesIn(copy: ApprovalsCopy | undefined, recents: readonly Recent[]): ReadonlyMap<string, string> {
  const listed = copy ? Object.values(copy.pending).flatMap(({ rows }) => rows) : [];
  return new Map([...listed, ...recents.map(({ application }) => application)].map(({ _id, name }) => [_id, name]));
}
