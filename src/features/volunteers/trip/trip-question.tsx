import { lazy, useMemo, useState } from 'react';
import { epochMsOf } from '../../../../contract/base/iso-time.ts';
import { reportPassed } from '../../../data/commands/roads/road-blocks.ts';
import { sayOfTrip } from '../../../data/commands/volunteers/trip.ts';
import type { ShownRoad } from '../../../data/queries/roads/roads-with-pending.ts';
import type { Trip } from '../../../data/queries/volunteers/trip.ts';
import { loadUntilThere } from '../../../hooks/shared/load-until-there.ts';
import { useMay } from '../../../hooks/shared/use-may.ts';
import { pointsOnLine } from '../../../maps/roads/blocks-on-line.ts';
import { isBlocked, roadPoint } from '../../../maps/roads/road-on-map.ts';
import { LatePart } from '../../../parts/late-part.tsx';
import { askedFailureTexts } from '../../../strings/accounts/asked-failures.ts';
import { roadKind } from '../../../strings/public/roads.ts';
import { roadReportTexts } from '../../../strings/volunteers/road-report.ts';
import { tripTexts } from '../../../strings/volunteers/trip.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../list/task.module.css';
import own from './trip.module.css';

const RoadSheet = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('../roads/road-sheet.tsx')).RoadSheet })),
);

interface TripQuestionProps {
  trip: Trip;
  /** Blocked roads that this phone knows of. */
  roads: readonly ShownRoad[];
}

/** Whether one could get through, asked once the trip has ended: of the way as a whole, or of the blocked roads that it led past. */
export function TripQuestion({ trip, roads }: TripQuestionProps) {
  const mayReport = useMay('report-road-blocks');
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const past = useMemo(() => roadsPast(trip, roads), [trip, roads]);
  if (!mayReport) return null;
  if (trip.said) return <p role="status">{trip.said === 'passable' ? tripTexts.thanks : roadReportTexts.saved}</p>;

  async function sayPassable(): Promise<void> {
    setProblem(undefined);
    for (const road of past) {
      const saved = await reportPassed(road);
      if (saved.ok) continue;
      const isSignedOut = saved.failure.kind === 'signed-out';
      return setProblem(isSignedOut ? askedFailureTexts['sign-in'] : roadReportTexts.notSaved);
    }
    await sayOfTrip('passable');
  }

  return (
    <div role="group" aria-labelledby="trip-question" className={own['question']}>
      <p id="trip-question">{tripTexts.question}</p>
      {past.length > 0 && (
        <>
          <p className={styles['note']}>{tripTexts.past}</p>
          <ul>
            {past.map(({ _id, kind, note }) => (
              <li key={_id} dir="auto">
                {note ? `${roadKind(kind)}: ${note}` : roadKind(kind)}
              </li>
            ))}
          </ul>
        </>
      )}
      <p role="alert" className={styles['problem']}>
        {problem}
      </p>
      <div className={styles['near']}>
        <Button icon="check" onClick={() => void sayPassable().catch(console.error)}>
          {past.length > 0 ? tripTexts.passedThem : tripTexts.passable}
        </Button>
        <Button icon="alert" onClick={() => setOpen(true)}>
          {tripTexts.blocked}
        </Button>
      </div>
      {isOpen && (
        <LatePart>
          <RoadSheet
            around={trip.parts.at(-1)?.at(-1)}
            onSaved={() => void sayOfTrip('blocked').catch(console.error)}
            onClose={() => setOpen(false)}
          />
        </LatePart>
      )}
    </div>
  );
}

/**
 * Those that were known as blocked when the trip ended, on its line, and of which this phone has not said so yet. One that waits here to be
 * sent is none: the word of its passing might come before it.
 */
function roadsPast({ parts, startedAt, endedAt = 0 }: Trip, roads: readonly ShownRoad[]): ShownRoad[] {
  const known = roads.filter(isBlocked).filter(({ reportedAt, passedAt, isWaiting }) => {
    const isSaid = passedAt !== undefined && epochMsOf(passedAt) >= startedAt;
    return epochMsOf(reportedAt) < endedAt && !isSaid && !isWaiting;
  });
  const points = known.map((road) => ({ ...roadPoint(road), road }));
  const on = parts.flatMap((part) => pointsOnLine(part, points)).map(({ road }) => road);
  return Array.from(new Set(on));
}
