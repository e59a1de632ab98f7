import { useState } from 'react';
import type { Point } from '../../../contract/base/great-circle.ts';
import type { LocationFailure } from '../../platform/location.ts';

export type Near =
  | { kind: 'off'; failure?: LocationFailure }
  | { kind: 'asking' }
  | { kind: 'on'; from: Point; accuracyM: number };

/** The nearest first, for who taps it: nothing is asked of the phone before. */
export function useNear(): { near: Near; toggle(): void } {
  const [near, setNear] = useState<Near>({ kind: 'off' });

  async function ask(): Promise<void> {
    setNear({ kind: 'asking' });
    const { askPosition } = await import('./ask-position.ts');
    const answer = await askPosition();
    setNear(
      answer.ok
        ? {
            kind: 'on',
            from: { lat: answer.value.lati, lng: answer.value.long },
            accuracyM: answer.value.accuracyMetres,
          }
        : { kind: 'off', failure: answer.failure },
    );
  }

  return {
    near,
    toggle() {
      if (near.kind === 'off') void ask().catch(() => setNear({ kind: 'off', failure: 'unavailable' }));
      if (near.kind === 'on') setNear({ kind: 'off' });
    },
  };
}
