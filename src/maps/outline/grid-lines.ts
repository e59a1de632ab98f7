import { worldSize, worldX, worldY, pointAt } from '../mercator.ts';

/** Degrees between the lines; at each zoom the smallest whose lines stand this far apart. */
const STEPS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30];
const APART_PX = 90;

/** Degrees from one line of the grid to the next. */
export function gridStep(zoom: number): number {
  const pixelsOfDegree = worldSize(zoom) / 360;
  return STEPS.find((step) => step * pixelsOfDegree >= APART_PX) ?? 30;
}

/** Lines of longitude and latitude: inland, where no coast is in view, one still sees the map move. */
export function drawGrid(
  brush: CanvasRenderingContext2D,
  { x, y, z }: { x: number; y: number; z: number },
  tilePx: number,
  colour: string,
): void {
  const size = worldSize(z);
  const step = gridStep(z);
  const start = pointAt((x * tilePx) / size, (y * tilePx) / size);
  const end = pointAt(((x + 1) * tilePx) / size, ((y + 1) * tilePx) / size);
  brush.globalAlpha = 0.35;
  brush.strokeStyle = colour;
  brush.lineWidth = 0.5;
  brush.beginPath();
  for (let line = Math.floor(start.lng / step); line * step <= end.lng; line += 1) {
    const left = worldX(line * step) * size - x * tilePx;
    brush.moveTo(left, 0);
    brush.lineTo(left, tilePx);
  }
  for (let line = Math.floor(end.lat / step); line * step <= start.lat; line += 1) {
    const top = worldY(line * step) * size - y * tilePx;
    brush.moveTo(0, top);
    brush.lineTo(tilePx, top);
  }
  brush.stroke();
  brush.globalAlpha = 1;
}
