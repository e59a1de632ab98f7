import { Link } from 'react-router-dom';
import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { noteTold } from '../../../data/commands/volunteers/volunteer-notes.ts';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { volunteerNotes } from '../../../data/queries/volunteers/volunteer-notes.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { outcomeTexts } from '../../../strings/volunteers/accepting.ts';
import { workMeaningTexts } from '../../../strings/volunteers/previous-work.ts';
import { stepTexts } from '../../../strings/volunteers/steps.ts';
import { taskListTexts } from '../../../strings/volunteers/tasks.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmedActions } from '../previous-work/confirmed-actions.tsx';
import { taskPath } from '../list/task-address.ts';
import { taskMessage } from '../list/task-words.ts';
import styles from '../list/task.module.css';

/** What was confirmed longer ago is found under the previous work only. */
const NEWS_MS = 14 * 24 * 3_600_000;

/** The newest work that was confirmed, with the way to its certificate, until the volunteer has one or says that they have read it. */
export function ConfirmedWork({ all, account, now }: { all: readonly ShownWork[]; account: string; now: number }) {
  const notes = useQuery(volunteerNotes, [account]);
  const work = notes && newlyConfirmed(all, notes.told, now);
  if (!work) return null;
  const endedAt = epochMsOf(work.endedAt ?? work.decidedAt);
  return (
    <Card as="article" tone="sent" data-confirmed={work._id}>
      <h3>{stepTexts.isConfirmed}</h3>
      <p>
        <Link to={taskPath(work.disasterId)}>{work.disaster ? taskMessage(work.disaster) : taskListTexts.title}</Link>
        <span className={styles['note']}> · {exactTime(endedAt)}</span>
      </p>
      <p>{workMeaningTexts.completed}</p>
      <ConfirmedActions work={work}>
        <Button onClick={() => void noteTold(work._id).catch(console.error)}>{outcomeTexts.understood}</Button>
      </ConfirmedActions>
    </Card>
  );
}

/** `told`: ids of work whose end they have read of. `now`: epoch milliseconds. */
export function newlyConfirmed(all: readonly ShownWork[], told: readonly string[], now: number): ShownWork | undefined {
  return all.find(
    ({ _id, shownState, certificateId, endedAt, decidedAt }) =>
      shownState === 'completed' &&
      certificateId === undefined &&
      !told.includes(_id) &&
      now - epochMsOf(endedAt ?? decidedAt) < NEWS_MS,
  );
}
