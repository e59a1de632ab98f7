/** Where a page ended: whole milliseconds, and the id that decides among equals. */
export type PlaceInOrder = readonly [atMs: number, id: string];

type TakeValue = (given: unknown) => string;

/** SQL: earlier than the place, in the order of an index on the two columns. */
export function isBefore(at: string, id: string, place: PlaceInOrder, value: TakeValue): string {
  return `(${at}, ${id}) < ${placeOf(place, value)}`;
}

/** SQL: later than the place. */
export function isAfter(at: string, id: string, place: PlaceInOrder, value: TakeValue): string {
  return `(${at}, ${id}) > ${placeOf(place, value)}`;
}

function placeOf([atMs, id]: PlaceInOrder, value: TakeValue): string {
  return `(to_timestamp(${value(atMs)}::double precision / 1000), ${value(id)}::uuid)`;
}
