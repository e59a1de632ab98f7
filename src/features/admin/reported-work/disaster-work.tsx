import { useCallback } from 'react';
import type { ReportView } from '../../../../contract/entities/report.ts';
import { referenceOf } from '../../../../contract/reference.ts';
import { reportedWork } from '../../../data/commands/volunteers/certificates.ts';
import { useConfig } from '../../../hooks/shared/use-config.ts';
import { useLiveRemote } from '../../../hooks/shared/use-live-remote.ts';
import { CallLinks } from '../../../parts/call-links.tsx';
import { reportedWorkTexts as words } from '../../../strings/admin/reported-work.ts';
import { renewed } from '../search/joined.ts';
import styles from './reported-work.module.css';
import { UndoWork } from './undo-work.tsx';
import { useWorkDecisions } from './use-work-decisions.ts';
import { WorkCards } from './work-cards.tsx';

/** The work on one disaster that its volunteers say is done, on the disaster's page: whoever confirms can ask its reporter. */
export function DisasterWork({ report }: { report: ReportView }) {
  const { _id, name, contactNumber } = report;
  const country = useConfig()?.country;
  const load = useCallback(() => reportedWork({ state: 'done', search: referenceOf(_id) }), [_id]);
  const { remote, reload, change } = useLiveRemote('work', load, renewed);
  const decisions = useWorkDecisions({
    onDecided: (work) => change((page) => ({ ...page, rows: page.rows.filter((row) => row._id !== work._id) })),
    onConflict: reload,
  });
  const rows = remote.kind === 'ready' ? remote.value.rows.filter(({ disasterId }) => disasterId === _id) : [];
  // Without a network the Desk says why nothing can be confirmed; here it would be one more line that changes nothing.
  if (rows.length === 0 && decisions.notice === '') return null;
  return (
    <section className={styles['work']} aria-labelledby="work-title">
      <h2 id="work-title">{words.title}</h2>
      <p role="status">{decisions.notice}</p>
      <UndoWork {...decisions} />
      {rows.length > 0 && contactNumber && (
        <div className={styles['ask']}>
          <p>
            {words.askReporter} <bdi>{name}</bdi>
          </p>
          <CallLinks contact={contactNumber} country={country} />
        </div>
      )}
      <WorkCards rows={rows} decisions={decisions} />
    </section>
  );
}
