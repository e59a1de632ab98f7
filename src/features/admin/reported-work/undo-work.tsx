import { UndoButton } from '../approvals/undo-button.tsx';
import styles from './reported-work.module.css';
import type { WorkDecisions } from './use-work-decisions.ts';

/** Takes back what was confirmed here, as long as that goes. */
export function UndoWork({ confirmed, decide }: Pick<WorkDecisions, 'confirmed' | 'decide'>) {
  return confirmed.map(({ work, at }) => (
    <div key={work._id} className={styles['ask']}>
      <UndoButton name={work.volunteer.name} since={at} onUndo={() => void decide(work, { decision: 'undo' })}>
        <bdi>{work.volunteer.name}</bdi>
      </UndoButton>
    </div>
  ));
}
