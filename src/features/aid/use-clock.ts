import { useEffect, useState } from 'react';
import { systemClock } from '../../../contract/base/clock.ts';
import { knownTime } from '../../data/queries/known-time.ts';

export interface ClockState {
  isWrong: boolean;
  /** Epoch milliseconds that it showed when this was found. */
  says: number;
  /** The time is known, by the clock or in spite of it. */
  isReckoned: boolean;
}

/** The clock may be set while the form is open, and the server's first answer may come. */
const LOOK_MS = 5_000;

/** Can the phone's clock be right? The page that the server wrote supposes so. */
export function useClock(): ClockState {
  const [state, setState] = useState<ClockState>({ isWrong: false, says: 0, isReckoned: true });
  useEffect(() => {
    const look = () => {
      const says = systemClock.now();
      const { isClockWrong: isWrong, now } = knownTime(says);
      const isReckoned = now !== undefined;
      // Words that a screen reader reads are not said anew with every minute.
      setState((old) =>
        old.isWrong === isWrong && old.isReckoned === isReckoned ? old : { isWrong, says, isReckoned },
      );
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return state;
}
