import type { Blur } from '../../../../contract/entities/photo.ts';

/** Fractions of the picture: smaller than this nobody can take hold of. */
export const LEAST_SIDE = 0.02;
/** Of a box that is added without being drawn. */
const ADDED_SIDE = 0.25;

interface Point {
  x: number;
  y: number;
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
/** A fraction has no more digits than a picture has pixels: they go over the wire. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

function box(left: number, top: number, width: number, height: number): Blur {
  return { left: rounded(left), top: rounded(top), width: rounded(width), height: rounded(height) };
}

/** In the middle. */
export function addedBox(): Blur {
  return box((1 - ADDED_SIDE) / 2, (1 - ADDED_SIDE) / 2, ADDED_SIDE, ADDED_SIDE);
}

/** Drawn from one corner to the other, whichever they are; undefined: a tap, or a slip. */
export function boxBetween(one: Point, other: Point): Blur | undefined {
  const [left, right] = [within(Math.min(one.x, other.x), 1), within(Math.max(one.x, other.x), 1)];
  const [top, bottom] = [within(Math.min(one.y, other.y), 1), within(Math.max(one.y, other.y), 1)];
  if (right - left < LEAST_SIDE || bottom - top < LEAST_SIDE) return undefined;
  return box(left, top, right - left, bottom - top);
}

/** Moved within the picture. */
export function movedBox({ left, top, width, height }: Blur, by: Point): Blur {
  return box(within(left + by.x, 1 - width), within(top + by.y, 1 - height), width, height);
}

/** With its lower right corner elsewhere. */
export function resizedBox({ left, top, width, height }: Blur, by: Point): Blur {
  const side = (old: number, more: number, room: number) => Math.max(LEAST_SIDE, Math.min(old + more, room));
  return box(left, top, side(width, by.x, 1 - left), side(height, by.y, 1 - top));
}
