import type { CountedCell } from '../../contract/calls/map-cells.ts';
import { readSeverity } from '../../contract/enumerations.ts';
import type { MapPlace } from './place.ts';
import { severityTones } from './place-on-map.ts';

/** Cells of a map, as the server counted them, as marks with their number. */
export function cellsOnMap(cells: readonly CountedCell[]): MapPlace[] {
  return cells.map(({ lati, long, count, severity }) => ({
    id: `cell ${lati} ${long}`,
    lat: lati,
    lng: long,
    // The number says it.
    label: '',
    tone: severityTones[readSeverity(severity)],
    weight: count,
  }));
}
