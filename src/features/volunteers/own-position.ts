import { useSyncExternalStore } from 'react';
import type { Point } from '../../../contract/base/great-circle.ts';
import { lastPlace } from '../../hooks/last-place.ts';
import type { LocationFailure } from '../../platform/location.ts';

export type OwnPosition = { kind: 'off'; failure?: LocationFailure } | { kind: 'asking' } | { kind: 'on'; from: Point };

/** Kept while the page is open: list and disaster ask for it once. It leaves the phone only by the volunteer's own choice to share it. */
let position: OwnPosition = { kind: 'off' };
const followers = new Set<() => void>();

/** Where the phone is, for who tapped for it: nothing is asked of the phone before. */
export function useOwnPosition(): OwnPosition {
  return useSyncExternalStore(follow, () => position);
}

export async function askOwnPosition(): Promise<void> {
  if (position.kind === 'asking') return;
  become({ kind: 'asking' });
  try {
    const { askPosition } = await import('./ask-position.ts');
    const answer = await askPosition();
    become(
      answer.ok
        ? { kind: 'on', from: { lat: answer.value.lati, lng: answer.value.long } }
        : { kind: 'off', failure: answer.failure },
    );
  } catch {
    become({ kind: 'off', failure: 'unavailable' });
  }
}

/** From where distances are sorted: the phone's position, else the place that a map of this phone showed last. */
export function roughPlace(own: OwnPosition): Point | undefined {
  return own.kind === 'on' ? own.from : lastPlace();
}

function become(next: OwnPosition): void {
  position = next;
  for (const tell of followers) tell();
}

function follow(changed: () => void): () => void {
  followers.add(changed);
  return () => followers.delete(changed);
}
