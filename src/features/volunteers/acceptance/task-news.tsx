import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { Link } from 'react-router-dom';
import { placeOf } from '../../../../contract/policies/place-of.ts';
import { noteTold } from '../../../data/commands/volunteers/volunteer-notes.ts';
import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { volunteerNotes } from '../../../data/queries/volunteers/volunteer-notes.ts';
import type { DeskState } from '../../../hooks/lists/use-desk.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { outcomeTexts } from '../../../strings/volunteers/accepting.ts';
import { taskListTexts } from '../../../strings/volunteers/tasks.ts';
import { exactTime } from '../../../strings/exact-time.ts';
import { Button } from '../../../ui/button.tsx';
import { NextTasks } from './next-tasks.tsx';
import { Outcome } from './outcome.tsx';
import { taskPath } from '../list/task-address.ts';
import { taskMessage } from '../list/task-words.ts';
import styles from '../list/task.module.css';

/** What is older stands under the previous work only. */
const MOST = 3;
const TOLD: ReadonlySet<string> = new Set(['declined', 'released', 'ended', 'not-confirmed']);

/** What became of the volunteer's offers to help, each until they say that they have read it. */
export function TaskNews({ state }: { state: DeskState }) {
  const account = state.desk?.profile._id;
  const notes = useQuery(volunteerNotes, [account]);
  const work = state.desk?.work ?? [];
  const news = notes ? work.filter((one, at) => isNews(one, work.slice(0, at), notes.told)).slice(0, MOST) : [];
  if (news.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="news-title">
      <h3 id="news-title">{taskListTexts.news}</h3>
      {news.map((one) => (
        <Outcome
          key={one._id}
          work={one}
          actions={
            <Button onClick={() => void noteTold(one._id).catch(console.error)}>{outcomeTexts.understood}</Button>
          }
        >
          <p>
            <Link to={taskPath(one.disasterId)}>{one.disaster ? taskMessage(one.disaster) : taskListTexts.title}</Link>
          </p>
          <p className={styles['note']}>{exactTime(epochMsOf(one.endedAt ?? one.decidedAt))}</p>
        </Outcome>
      ))}
      <NextTasks
        state={state}
        without={news.map(({ disasterId }) => disasterId)}
        around={placeOf(news[0]?.disaster?.location)}
      />
    </section>
  );
}

/** One that was told, or that newer work on the same disaster follows, is no news. */
function isNews(one: ShownWork, newer: readonly ShownWork[], told: readonly string[]): boolean {
  return (
    TOLD.has(one.shownState) &&
    !told.includes(one._id) &&
    newer.every(({ disasterId }) => disasterId !== one.disasterId)
  );
}
