import { worldX, worldY } from '../mercator.ts';

/** The parts of TopoJSON that the land of Natural Earth has: arcs of whole steps on a grid. */
export interface LandTopology {
  transform: { scale: number[]; translate: number[] };
  arcs: number[][][];
  objects: { land: { geometries: { arcs: number[][][] }[] } };
}

/** One closed line of a coast, projected to the world's square of 0 to 1; x and y in turn. */
export interface Ring {
  points: Float64Array;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function decodeLand({ transform, arcs, objects }: LandTopology): Ring[] {
  const lines = arcs.map((arc) => placesOf(arc, transform));
  const rings = objects.land.geometries.flatMap((geometry) => geometry.arcs.flat());
  return rings.flatMap((numbers) => ringsOf(unbroken(numbers.flatMap((number) => lineOf(lines, number)))));
}

/** The land lies on a sphere: a coast that goes over the antimeridian leaps by a whole world, and Antarctica's never closes. */
function unbroken(places: number[][]): number[][] {
  let [shift, before] = [0, places[0]?.[0] ?? 0];
  const line = places.map(([x = 0, y = 0]) => {
    if (Math.abs(x - before) > 0.5) shift += x < before ? 1 : -1;
    before = x;
    return [x + shift, y];
  });
  const [[start = 0] = [], [end = 0] = []] = [line[0], line[line.length - 1]];
  // Round a pole: closed along the lower edge of the world.
  return Math.abs(end - start) > 0.5 ? [...line, [end, 1], [start, 1]] : line;
}

/** What reaches beyond the world's edge stands at the other one too. */
function ringsOf(places: number[][]): Ring[] {
  const ring = ringOf(places);
  const moved = (by: number) => ringOf(places.map(([x = 0, y = 0]) => [x + by, y]));
  return [ring, ...(ring.right > 1 ? [moved(-1)] : []), ...(ring.left < 0 ? [moved(1)] : [])];
}

/** A negative number means the arc of its complement, backwards: TopoJSON, section 2.1.4. */
function lineOf(lines: number[][][], number: number): number[][] {
  return number >= 0 ? (lines[number] ?? []) : [...(lines[~number] ?? [])].reverse();
}

/** Each step is counted from the one before. */
function placesOf(arc: number[][], { scale, translate }: LandTopology['transform']): number[][] {
  const [scaleX = 1, scaleY = 1] = scale;
  const [startX = 0, startY = 0] = translate;
  let [x, y] = [0, 0];
  return arc.map(([stepX = 0, stepY = 0]) => {
    x += stepX;
    y += stepY;
    return [worldX(x * scaleX + startX), worldY(y * scaleY + startY)];
  });
}

function ringOf(places: number[][]): Ring {
  const xs = places.map(([x = 0]) => x);
  const ys = places.map(([, y = 0]) => y);
  return {
    points: Float64Array.from(places.flat()),
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}
