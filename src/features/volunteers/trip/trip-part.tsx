import { useRef } from 'react';
import type { ShownRoad } from '../../../data/queries/roads/roads-with-pending.ts';
import { roadLengthText } from '../../../strings/volunteers/route.ts';
import { sharingTexts } from '../../../strings/volunteers/sharing.ts';
import { clockTime } from '../../../strings/volunteers/tasks.ts';
import { tripTexts } from '../../../strings/volunteers/trip.ts';
import { Button } from '../../../ui/button.tsx';
import { useFocusHeir } from '../../../ui/form/use-focus-heir.ts';
import styles from '../list/task.module.css';
import { lengthM } from './trip-line.ts';
import { TripQuestion } from './trip-question.tsx';
import type { TripState } from './use-trip.ts';

interface TripPartProps {
  state: TripState;
  /** Blocked roads that this phone knows of. */
  roads: readonly ShownRoad[];
  now: number;
}

/** The volunteer's own trip: recorded by their choice alone, drawn on the map, and asked about when it has ended. */
export function TripPart({ state, roads, now }: TripPartProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusProps = useFocusHeir(heading);
  const { trip, recording } = state;
  return (
    <section className={styles['section']} aria-labelledby="trip-title" {...focusProps}>
      <h3 id="trip-title" ref={heading} tabIndex={-1}>
        {tripTexts.title}
      </h3>
      <p className={styles['note']}>{tripTexts.lead}</p>
      {trip && <p>{tripTexts.since(clockTime(trip.startedAt, now), roadLengthText(lengthM(trip.parts)))}</p>}
      {recording ? <Recorded state={state} /> : <Resting state={state} roads={roads} />}
      {trip && (
        <div className={styles['near']}>
          <Button look="quiet" onClick={state.remove}>
            {tripTexts.remove}
          </Button>
        </div>
      )}
    </section>
  );
}

function Recorded({ state: { recording, stop } }: { state: TripState }) {
  const { trouble, isUnkept } = recording ?? {};
  return (
    <>
      <p role="status">{tripTexts.recording}</p>
      {trouble !== undefined && <p className={styles['problem']}>{sharingTexts[trouble]}</p>}
      {isUnkept && <p className={styles['problem']}>{tripTexts.noRoom}</p>}
      <div className={styles['near']}>
        <Button onClick={stop}>{tripTexts.stop}</Button>
      </div>
    </>
  );
}

function Resting({ state, roads }: Omit<TripPartProps, 'now'>) {
  const { trip, start, goOn, stop } = state;
  if (trip && trip.endedAt === undefined) {
    return (
      <>
        <p>{tripTexts.paused}</p>
        <div className={styles['near']}>
          <Button icon="pin" onClick={goOn}>
            {tripTexts.goOn}
          </Button>
          <Button onClick={stop}>{tripTexts.stop}</Button>
        </div>
      </>
    );
  }
  return (
    <>
      {trip && lengthM(trip.parts) > 0 && <TripQuestion trip={trip} roads={roads} />}
      <div className={styles['near']}>
        <Button icon="pin" onClick={start}>
          {trip ? tripTexts.another : tripTexts.start}
        </Button>
      </div>
    </>
  );
}
