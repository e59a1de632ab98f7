import { unlistedAlerts } from '../../../data/queries/volunteers/pushed-tasks.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { pushedTaskTexts } from '../../../strings/volunteers/pushed-task.ts';
import type { Standing } from './standing.ts';
import { TaskCard } from './task-card.tsx';
import styles from './task.module.css';

/** Disasters that came to this phone by alerts and stand in no list on it yet: without a network they are all there is. */
export function PushedTasks({ standing, now }: { standing: Standing; now: number }) {
  const alerts = useQuery(() => unlistedAlerts().catch(() => []), [usePerson()?.id]);
  if (!alerts || alerts.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="pushed-title">
      <h3 id="pushed-title">{pushedTaskTexts.title}</h3>
      <p className={styles['note']}>{pushedTaskTexts.onPhone}</p>
      {alerts.map(({ id, outline }) => (
        <TaskCard
          key={id}
          task={{ ...outline, round: 0 }}
          standing={standing.of(outline._id)}
          here={undefined}
          now={now}
        />
      ))}
    </section>
  );
}
