import type { FoundDisaster } from '../../../hooks/lists/use-disaster.ts';
import type { ListCopy } from '../../../hooks/lists/use-list-copy.ts';
import { MissingTask } from './missing-task.tsx';
import type { Pushed } from './read-pushed.ts';
import { TaskFace } from './task-face.tsx';

interface FoundTaskProps {
  id: string;
  found: Exclude<FoundDisaster, { kind: 'loading' | 'merged' }>;
  copy: ListCopy | undefined;
  /** The alert that it came by, if it did. */
  pushed: Pushed | null | undefined;
  onRetry(): void;
}

/** The disaster with the alert to it, or what can be said where there is none. */
export function FoundTask({ id, found, copy, pushed, onRetry }: FoundTaskProps) {
  if (found.kind !== 'shown') return <MissingTask id={id} kind={found.kind} onRetry={onRetry} />;
  return (
    <>
      {pushed && <pushed.Words alert={pushed.alert} disaster={found.disaster} />}
      <TaskFace disaster={found.disaster} isOld={found.isOld} copy={copy} />
    </>
  );
}
