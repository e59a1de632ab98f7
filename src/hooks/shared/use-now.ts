import { useEffect, useState } from 'react';
import { systemClock } from '../../../contract/base/clock.ts';

/** The device's time in epoch milliseconds, renewed every `everyMs` so that ages on screen stay true. */
export function useNow(everyMs = 5000): number {
  const [now, setNow] = useState(() => systemClock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(systemClock.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
