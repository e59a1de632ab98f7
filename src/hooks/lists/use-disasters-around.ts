import { useEffect, useState } from 'react';
import { distanceKm } from '../../../contract/base/great-circle.ts';
import type { ReportView } from '../../../contract/entities/report.ts';
import { disastersAround } from '../../data/commands/find-disasters.ts';
import type { DisasterFilter } from '../../data/queries/lists/open-reports.ts';
import { SINGLE_ZOOM, type MapView } from './cells-in-view.ts';

const NONE: readonly ReportView[] = [];
/** So long the map has to rest before the server is asked. */
const REST_MS = 300;

/** What the server finds in a map that shows each disaster by itself; those found before stay until others are. */
export function useDisastersAround(
  view: MapView | undefined,
  filter: DisasterFilter,
  isWanted: boolean,
): readonly ReportView[] {
  const [found, setFound] = useState<{ of: string; reports: readonly ReportView[] }>();
  const of = JSON.stringify(filter);
  const asked = isWanted && view && view.zoom >= SINGLE_ZOOM ? JSON.stringify(circleRound(view)) : undefined;
  useEffect(() => {
    if (asked === undefined) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      const { centre, radiusKm } = JSON.parse(asked) as ReturnType<typeof circleRound>;
      void disastersAround(centre, radiusKm, JSON.parse(of) as DisasterFilter).then((reports) => {
        if (!isOver && reports) setFound({ of, reports });
      });
    }, REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked, of]);
  return isWanted && found?.of === of ? found.reports : NONE;
}

function circleRound({ south, west, north, east }: MapView) {
  const middle = (west + east) / 2;
  // A map may show another copy of the world.
  const centre = { lat: (south + north) / 2, lng: middle - 360 * Math.round(middle / 360) };
  return { centre, radiusKm: Math.ceil(distanceKm(centre, { lat: north, lng: east })) };
}
