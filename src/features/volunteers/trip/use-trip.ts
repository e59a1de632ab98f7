import { useEffect, useSyncExternalStore } from 'react';
import { systemClock } from '../../../../contract/base/clock.ts';
import { dropTrip, keepTrip } from '../../../data/commands/volunteers/trip.ts';
import { ownTrip, type Trip } from '../../../data/queries/volunteers/trip.ts';
import { usePerson } from '../../../hooks/shared/use-person.ts';
import { useQuery } from '../../../hooks/shared/use-query.ts';
import { currentRecording, dropRecording, followRecording, startRecording, stopRecording } from './recorder.ts';
import type { Recording } from './recorder.ts';

export interface TripState {
  /** The one that is recorded, else the one that is kept. */
  trip: Trip | undefined;
  recording: Recording | undefined;
  start(): void;
  /** After the app was closed while it was recorded. */
  goOn(): void;
  stop(): void;
  remove(): void;
}

/** The volunteer's trip on this phone; `undefined` while it is read. */
export function useTrip(): TripState | undefined {
  const account = usePerson()?.id;
  const kept = useQuery(async () => ({ trip: await ownTrip() }), [account]);
  const running = useSyncExternalStore(followRecording, currentRecording);
  const recording = running?.owner === account ? running : undefined;
  const isLeft = running !== undefined && recording === undefined;
  useEffect(() => {
    if (isLeft) dropRecording();
  }, [isLeft]);
  if (kept === undefined || account === undefined) return undefined;
  const trip = recording?.trip ?? kept.trip;
  return {
    trip,
    recording,
    start: () => startRecording(account),
    goOn: () => startRecording(account, kept.trip),
    stop: () => {
      const ended = recording || !kept.trip ? stopRecording() : endTrip(account, kept.trip);
      ended.catch(console.error);
    },
    remove: () => {
      dropRecording();
      void dropTrip().catch(console.error);
    },
  };
}

/** One that had paused. */
async function endTrip(owner: string, trip: Trip): Promise<void> {
  await keepTrip(owner, { ...trip, endedAt: systemClock.now() });
}
