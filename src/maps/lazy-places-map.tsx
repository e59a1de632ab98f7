import { lazy, Suspense } from 'react';
import { loadUntilThere } from '../hooks/shared/load-until-there.ts';
import { MapBoundary } from './map-boundary.tsx';
import { MapComing } from './map-coming.tsx';
import type { PlacesMapProps } from './places-map.tsx';

const PlacesMap = lazy(() => loadUntilThere(async () => ({ default: (await import('./places-map.tsx')).PlacesMap })));

/** `PlacesMap` in a chunk of its own; its room is kept while it is on its way. */
export function LazyPlacesMap(props: PlacesMapProps) {
  const { height = 'min(60vh, 24rem)' } = props;
  return (
    <MapBoundary>
      <Suspense
        fallback={
          <div style={{ blockSize: height }}>
            <MapComing />
          </div>
        }
      >
        <PlacesMap {...props} />
      </Suspense>
    </MapBoundary>
  );
}
