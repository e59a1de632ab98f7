import { limits } from '../../../contract/limits.ts';
import {
  cellDegrees,
  countOfCells,
  widthOf,
  type Box,
  type CellDegrees,
} from '../../../contract/policies/map-cells.ts';

/** What a map shows, in degrees. Its west and east may lie beyond 180°, the east always east of the west. */
export interface MapView extends Box {
  zoom: number;
}

export interface CellsInView {
  degrees: CellDegrees;
  box: Box;
}

/** From this zoom on a map shows each disaster by itself. */
export const SINGLE_ZOOM = 8;
/** The closest zoom at which cells of this width are marks apart. */
const closest: readonly (readonly [degrees: CellDegrees, zoom: number])[] = [
  ['10', 3],
  ['2', 5],
  ['0.5', SINGLE_ZOOM - 1],
];
/** What is asked for ends at multiples of so many degrees: a map that is moved a little asks for the same. */
const STEPS: Readonly<Record<CellDegrees, number>> = { '10': 10, '2': 10, '0.5': 2 };
/** All of it in cells of 10°: one answer for every view from far away. */
const EARTH: Box = { south: -90, west: -180, north: 90, east: 180 };
/** What is asked for beyond each edge, in parts of the view; less where that would be too many cells. */
const MARGINS = [0.5, 0.25, 0];

/** Which cells to ask the server for: of the view and some way round it, as small as one answer holds. Undefined where single ones are shown. */
export function cellsInView(view: MapView): CellsInView | undefined {
  const fitting = closest.find(([, zoom]) => view.zoom <= zoom)?.[0];
  if (fitting === undefined) return undefined;
  // The smaller ones come last.
  for (let level = cellDegrees.indexOf(fitting); level > 0; level -= 1) {
    const degrees = cellDegrees[level] ?? '10';
    for (const margin of MARGINS) {
      const box = boxRound(view, margin, STEPS[degrees]);
      if (countOfCells(degrees, box) <= limits.mapCells) return { degrees, box };
    }
  }
  return { degrees: '10', box: EARTH };
}

/** Does the box hold all of the view? */
export function covers(box: Box, { south, west, north, east }: MapView): boolean {
  const isHigh = box.south <= Math.max(-90, south) && box.north >= Math.min(90, north);
  return isHigh && (widthOf(box) === 360 || remainder(west - box.west) + (east - west) <= widthOf(box));
}

/** Does the map show this place, on whichever copy of the world? */
export function isInView({ lat, lng }: { lat: number; lng: number }, { south, west, north, east }: Box): boolean {
  return lat >= south && lat <= north && remainder(lng - west) <= east - west;
}

function boxRound({ south, west, north, east }: MapView, margin: number, step: number): Box {
  const [high, wide] = [(north - south) * margin, (east - west) * margin];
  const down = (degrees: number) => Math.floor(degrees / step) * step;
  const up = (degrees: number) => Math.ceil(degrees / step) * step;
  const [from, to] = [down(west - wide), up(east + wide)];
  const isAround = to - from >= 360;
  return {
    south: Math.max(-90, down(south - high)),
    north: Math.min(90, up(north + high)),
    west: isAround ? -180 : remainder(from + 180) - 180,
    east: isAround ? 180 : 180 - remainder(180 - to),
  };
}

/** From 0 on, below 360. */
function remainder(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}
