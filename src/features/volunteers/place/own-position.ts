import { useEffect, useSyncExternalStore } from 'react';
import type { Point } from '../../../../contract/base/great-circle.ts';
import { rememberPlace } from '../../../hooks/lists/last-place.ts';
import type { LocationFailure } from '../../../platform/location.ts';

export type OwnPosition =
  | { kind: 'off'; failure?: LocationFailure }
  | { kind: 'asking' }
  | { kind: 'on'; from: Point; accuracyM?: number };

/** Kept while the page is open: list and disaster ask for it once. It leaves the phone only by the volunteer's own choice to share it. */
let position: OwnPosition = { kind: 'off' };
let isLooking = false;
let asked: Promise<OwnPosition> | undefined;
const followers = new Set<() => void>();
/** As `rememberPlace` keeps it: to some ten kilometres. */
const KEPT_ZOOM = 10;

/** Where the phone is: for who tapped for it, and for who has allowed it before. No question of the browser's opens by itself. */
export function useOwnPosition(): OwnPosition {
  useEffect(() => void askWhereGranted(), []);
  return useSyncExternalStore(follow, () => position);
}

/** Asks the phone anew, and answers what came of it: one question at a time, whoever asks. */
export function askOwnPosition(): Promise<OwnPosition> {
  asked ??= found()
    .then((now) => (become(now), now))
    .finally(() => (asked = undefined));
  return asked;
}

/** Whoever did not tap is told of no failure: the list goes by another place then, and says so. */
async function askWhereGranted(): Promise<void> {
  if (isLooking || position.kind !== 'off' || position.failure !== undefined) return;
  isLooking = true;
  try {
    const { positionPermission } = await import('./ask-position.ts');
    if ((await positionPermission()) !== 'granted' || position.kind !== 'off') return;
    if ((await askOwnPosition()).kind === 'off') become({ kind: 'off' });
  } catch (error) {
    // That part of the app cannot be had just now: the button tries again.
    console.warn('position', error);
  } finally {
    isLooking = false;
  }
}

async function found(): Promise<OwnPosition> {
  become({ kind: 'asking' });
  try {
    const { askPosition } = await import('./ask-position.ts');
    const answer = await askPosition();
    if (!answer.ok) return { kind: 'off', failure: answer.failure };
    const from = { lat: answer.value.lati, lng: answer.value.long };
    rememberPlace({ ...from, zoom: KEPT_ZOOM });
    return { kind: 'on', from, accuracyM: answer.value.accuracyMetres };
  } catch {
    return { kind: 'off', failure: 'unavailable' };
  }
}

function become(next: OwnPosition): void {
  position = next;
  for (const tell of followers) tell();
}

function follow(changed: () => void): () => void {
  followers.add(changed);
  return () => followers.delete(changed);
}
