/** How wide the cells are by which disasters are counted on a map, in degrees, as an address says it. */
export const cellDegrees = ['10', '2', '0.5'] as const;
export type CellDegrees = (typeof cellDegrees)[number];

/** A part of the Earth in whole degrees. Over the date line its east is less than its west; where both are the same it goes all around. */
export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** "south,west,north,east"; undefined where that is no part of the Earth. */
export function readBox(text: string): Box | undefined {
  if (!/^-?\d{1,2},-?\d{1,3},-?\d{1,2},-?\d{1,3}$/.test(text)) return undefined;
  const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number);
  const isOnEarth = south >= -90 && north <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180;
  return isOnEarth && south < north ? { south, west, north, east } : undefined;
}

export function writeBox({ south, west, north, east }: Box): string {
  return `${south},${west},${north},${east}`;
}

/** Degrees from west to east. */
export function widthOf({ west, east }: Box): number {
  return (east - west + 360) % 360 || 360;
}

/** Rows from the south pole and columns from 180° west of the cells that the box touches. */
export function cellsOfBox(degrees: CellDegrees, box: Box): { rows: number[]; columns: number[] } {
  const side = Number(degrees);
  const all = 360 / side;
  const firstRow = Math.floor((box.south + 90) / side);
  const firstColumn = Math.floor((box.west + 180) / side);
  const afterLast = Math.min(firstColumn + all, Math.ceil((box.west + 180 + widthOf(box)) / side));
  return {
    rows: numbersFrom(firstRow, Math.ceil((box.north + 90) / side)),
    columns: numbersFrom(firstColumn, afterLast).map((column) => column % all),
  };
}

/** How many cells the box touches. */
export function countOfCells(degrees: CellDegrees, box: Box): number {
  const { rows, columns } = cellsOfBox(degrees, box);
  return rows.length * columns.length;
}

function numbersFrom(first: number, afterLast: number): number[] {
  return Array.from({ length: afterLast - first }, (_, index) => first + index);
}
