import { useEffect, useState } from 'react';
import { previewAlert, type Reach } from '../../../data/commands/admin/find-records.ts';

/** Typing goes on while nobody waits for a count of each digit. */
const AFTER_MS = 400;

/**
 * Whom an alert would reach; asked anew whenever the radius has become another. `reach` is undefined where nobody can tell; `last`: as
 * it was told last, for whatever radius.
 */
export function useReach(
  id: string,
  radiusKm: number | undefined,
): { reach: Reach | undefined; last: Reach | undefined; isCounting: boolean; count(): void } {
  const [answer, setAnswer] = useState<{ of: number | undefined; round: number; reach: Reach | undefined }>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (radiusKm === undefined) return undefined;
    let isOpen = true;
    const timer = setTimeout(() => {
      void previewAlert(id, radiusKm).then((told) => {
        if (isOpen) setAnswer({ of: radiusKm, round, reach: told.ok ? told.value : undefined });
      });
    }, AFTER_MS);
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [id, radiusKm, round]);
  const isAnswered = answer?.of === radiusKm && answer?.round === round;
  return {
    reach: isAnswered ? answer?.reach : undefined,
    last: answer?.reach,
    isCounting: radiusKm !== undefined && !isAnswered,
    count: () => setRound((old) => old + 1),
  };
}
