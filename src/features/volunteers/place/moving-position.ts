import { useEffect, useState } from 'react';
import type { Point } from '../../../../contract/base/great-circle.ts';
import { watchPosition } from '../../../platform/watch-position.ts';
import { useOwnPosition } from './own-position.ts';

/**
 * Where the phone is while this page is looked at, as it moves: for who has tapped for it, or allowed it before. Nothing of it is kept
 * or sent. In the background the phone's receiver rests.
 */
export function useMovingPosition(isWanted: boolean): Point | undefined {
  const own = useOwnPosition();
  const mayWatch = isWanted && own.kind === 'on';
  const [moved, setMoved] = useState<Point>();
  useEffect(() => {
    if (!mayWatch) return undefined;
    let stop: (() => void) | undefined;
    const follow = () => {
      stop?.();
      stop = document.hidden ? undefined : watchPosition((found) => found.ok && setMoved(found.value));
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop?.();
    };
  }, [mayWatch]);
  if (!isWanted || own.kind !== 'on') return undefined;
  return moved ?? own.from;
}
