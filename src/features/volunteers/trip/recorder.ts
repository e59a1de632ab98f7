import { systemClock } from '../../../../contract/base/clock.ts';
import { keepTrip } from '../../../data/commands/volunteers/trip.ts';
import type { Trip } from '../../../data/queries/volunteers/trip.ts';
import type { LocationFailure } from '../../../platform/location.ts';
import { watchPosition } from '../../../platform/watch-position.ts';
import { withPause, withPoint } from './trip-line.ts';

export interface Recording {
  owner: string;
  trip: Trip;
  /** Why there is no position just now. */
  trouble?: LocationFailure | undefined;
  /** The phone has no room for it: it is lost where the app is closed. */
  isUnkept?: boolean;
}

/** It goes on while other pages of the app are open, and ends with the app. */
let recording: Recording | undefined;
let stopWatch: (() => void) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const followers = new Set<() => void>();

/** Written so often, not at each step. */
const KEEP_MS = 10_000;

export function currentRecording(): Recording | undefined {
  return recording;
}

export function followRecording(changed: () => void): () => void {
  followers.add(changed);
  return () => followers.delete(changed);
}

/** Begins one, or goes on with this one after a pause. */
export function startRecording(owner: string, before?: Trip): void {
  if (recording) return;
  const startedAt = before?.startedAt ?? systemClock.now();
  become({ owner, trip: { startedAt, parts: withPause(before?.parts ?? []) } });
  stopWatch = watchPosition((found) => {
    if (!recording) return;
    if (!found.ok) return become({ ...recording, trouble: found.failure });
    const { trip } = recording;
    become({ ...recording, trip: { ...trip, parts: withPoint(trip.parts, found.value) }, trouble: undefined });
    timer ??= setTimeout(() => void keepNow().catch(console.error), KEEP_MS);
  });
  document.addEventListener('visibilitychange', keepHidden);
}

/** Ends it, and keeps it. */
export async function stopRecording(): Promise<void> {
  if (!recording) return;
  const { owner, trip } = recording;
  try {
    await keepTrip(owner, { ...trip, endedAt: systemClock.now() });
    dropRecording();
  } catch {
    become({ ...recording, isUnkept: true });
  }
}

/** Ends it, and keeps no more of it. */
export function dropRecording(): void {
  stopWatch?.();
  stopWatch = undefined;
  clearTimeout(timer);
  timer = undefined;
  document.removeEventListener('visibilitychange', keepHidden);
  become(undefined);
}

function keepHidden(): void {
  if (document.hidden) void keepNow().catch(console.error);
}

async function keepNow(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  if (!recording) return;
  try {
    // Whoever recorded it has left this phone: it ends, and nothing of it stays.
    if (!(await keepTrip(recording.owner, recording.trip))) dropRecording();
    else if (recording?.isUnkept) become({ ...recording, isUnkept: false });
  } catch {
    if (recording) become({ ...recording, isUnkept: true });
  }
}

function become(next: Recording | undefined): void {
  recording = next;
  for (const tell of followers) tell();
}
