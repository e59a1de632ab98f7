import type { ShownWork } from '../../../data/queries/admin/desk-with-pending.ts';
import { sharingTexts } from '../../../strings/volunteers/sharing.ts';
import { Button } from '../../../ui/button.tsx';
import { SharingState } from './sharing-state.tsx';
import { useSharing } from './use-sharing.ts';
import { useStopSharing } from './use-stop-sharing.ts';
import styles from '../list/task.module.css';

/** On the dashboard: that a position is being shared, and the way to end it. Nothing where none is. */
export function SharingSign({ work, now }: { work: ShownWork | undefined; now: number }) {
  const sharing = useSharing(work, now);
  const { notice, stop } = useStopSharing(work?._id ?? '');
  return (
    <>
      <SharingState sharing={sharing} now={now}>
        <Button onClick={stop}>{sharingTexts.stop}</Button>
      </SharingState>
      <p role="status" className={styles['quietly']}>
        {sharing.choice === undefined ? notice : ''}
      </p>
    </>
  );
}
