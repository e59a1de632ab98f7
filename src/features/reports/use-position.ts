import { useCallback, useEffect, useRef, useState } from 'react';
import {
  currentPosition,
  locationPermission,
  type DevicePosition,
  type LocationFailure,
} from '../../platform/location.ts';

export type PositionState =
  | { kind: 'offered' }
  | { kind: 'asking'; known: DevicePosition | undefined }
  | { kind: 'found'; known: DevicePosition }
  | { kind: 'missing'; why: LocationFailure; known: DevicePosition | undefined };

/**
 * The phone's position for a report. Asks by itself where the permission is already there, else on a
 * tap; an answer that never comes changes nothing but the words.
 */
export function usePosition(): { state: PositionState; ask(): void; known(): DevicePosition | undefined } {
  const [state, setState] = useState<PositionState>({ kind: 'offered' });
  const known = useRef<DevicePosition>(undefined);
  const isAsking = useRef(false);

  const ask = useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    setState({ kind: 'asking', known: known.current });
    const answer = await currentPosition();
    isAsking.current = false;
    if (answer.ok) known.current = answer.value;
    setState(
      answer.ok
        ? { kind: 'found', known: answer.value }
        : { kind: 'missing', why: answer.failure, known: known.current },
    );
  }, []);

  useEffect(() => {
    let isOpen = true;
    locationPermission().then(
      (permission) => {
        if (isOpen && permission === 'granted') void ask();
        if (isOpen && permission === 'denied') setState({ kind: 'missing', why: 'refused', known: undefined });
      },
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [ask]);

  return { state, ask: () => void ask(), known: () => known.current };
}
