import type { ReactNode } from 'react';
import { useDesk } from '../../../hooks/lists/use-desk.ts';
import { workOn } from '../list/standing.ts';
import { TaskFace } from './task-face.tsx';

/** A disaster that the public does not see any more: of their own work on it the volunteer's desk still tells. Else `children`. */
export function FormerTask({ id, children }: { id: string; children: ReactNode }) {
  const disaster = workOn(useDesk(), id)?.disaster;
  return disaster ? <TaskFace disaster={disaster} isOld={false} copy={undefined} /> : children;
}
