import { lazy, Suspense } from 'react';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { bringGoogleTexts } from '../../strings/google-packs.ts';
import { mapTexts } from '../../strings/public/maps.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { MapBoundary } from '../map-boundary.tsx';
import type { GoogleRouteMapProps } from './google-route-map.tsx';

const GoogleRouteMap = lazy(() =>
  loadUntilThere(async () => {
    const [part] = await Promise.all([import('./google-route-map.tsx'), bringGoogleTexts()]);
    return { default: part.GoogleRouteMap };
  }),
);

/** `GoogleRouteMap` in a chunk of its own, which came with the route; its room is kept meanwhile. */
export function LazyGoogleRouteMap(props: GoogleRouteMapProps) {
  return (
    <MapBoundary>
      <Suspense
        fallback={
          <div style={{ blockSize: props.height }}>
            <Skeleton label={mapTexts.loading} />
          </div>
        }
      >
        <GoogleRouteMap {...props} />
      </Suspense>
    </MapBoundary>
  );
}
