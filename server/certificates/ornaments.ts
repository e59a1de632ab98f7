import { encode } from 'uqr';
import type { Sheet } from './sheet.ts';

/** The light theme of `src/ui/tokens.css`, and the amber of the app's mark. */
export const colors = {
  ink: '#14212b',
  soft: '#4a5a66',
  line: '#d8d3c7',
  aid: '#0a5560',
  amber: '#ffb21a',
  white: '#ffffff',
} as const;

const MARK = 512;

/** The app's mark (`public/icons/icon.svg`). */
export function drawMark(sheet: Sheet, x: number, y: number, edge: number): void {
  sheet
    .save()
    .translate(x, y)
    .scale(edge / MARK);
  sheet.roundedRect(0, 0, MARK, MARK, 112).fill(colors.aid);
  sheet.lineCap('round').lineJoin('round');
  sheet.path('M154 404V108h94a94 94 0 0 1 0 188h-26l108 108').lineWidth(54).stroke(colors.white);
  sheet.circle(246, 202, 38).fill(colors.amber);
  sheet.path('M366 88a161 161 0 0 1 0 228').lineWidth(40).stroke(colors.amber);
  sheet.restore();
}

/** Two thin edges, the outer one of the colour of aid. The ground stays white: it is printed. */
export function drawFrame(sheet: Sheet, width: number, height: number): void {
  const [outer, inner] = [24, 31];
  sheet
    .lineWidth(2)
    .roundedRect(outer, outer, width - 2 * outer, height - 2 * outer, 10)
    .stroke(colors.aid);
  sheet
    .lineWidth(0.75)
    .roundedRect(inner, inner, width - 2 * inner, height - 2 * inner, 6)
    .stroke(colors.line);
}

export function drawRule(
  sheet: Sheet,
  middle: number,
  y: number,
  length: number,
  look: { thickness: number; color: string },
): void {
  const { thickness, color } = look;
  sheet
    .lineWidth(thickness)
    .lineCap('butt')
    .moveTo(middle - length / 2, y)
    .lineTo(middle + length / 2, y)
    .stroke(color);
}

/** A QR code, black on the white of the page. */
export function drawCode(sheet: Sheet, words: string, x: number, y: number, edge: number): void {
  const { data, size } = encode(words, { border: 0, ecc: 'M' });
  const module = edge / size;
  for (const [row, cells] of data.entries()) {
    for (const [column, isDark] of cells.entries()) {
      if (isDark) sheet.rect(x + column * module, y + row * module, module, module);
    }
  }
  sheet.fill('#000000');
}
