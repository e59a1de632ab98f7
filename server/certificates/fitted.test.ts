import { expect, it } from 'vitest';
import { clustersOf, textOf, type Cluster } from './clusters.ts';
import { fitted, LEADING, widthOf } from './fitted.ts';

const room = { width: 660, height: 94, sizes: [44, 38, 32, 27, 22, 18, 15, 13, 11, 9] };

function set(text: string): Cluster[] {
  const clusters = clustersOf(text, 'auto', 700);
  if (!clusters.ok) throw new Error(clusters.failure);
  return clusters.value;
}

it.each([
  'A',
  'Asha Kumar',
  'Maria '.repeat(33),
  'W'.repeat(200),
  'लक्ष्मी '.repeat(25),
  'क्ष्म्य'.repeat(28),
  'محمد '.repeat(40),
  'ക്ഷ്മി'.repeat(33),
])('keeps a name inside of its room: %s', (name) => {
  const { size, lines } = fitted(set(name), room);
  expect(lines.length * size * LEADING).toBeLessThanOrEqual(room.height);
  for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(room.width + 1);
  expect(lines.map(textOf).join('').replaceAll(' ', '')).toBe(name.normalize('NFC').replaceAll(' ', ''));
});

it('writes a short name as large as may be, and no word alone on a last line', () => {
  expect(fitted(set('Asha Kumar'), room)).toMatchObject({ size: 44, lines: { length: 1 } });
  const { lines } = fitted(set('one two three four five six seven eight nine ten eleven'), room);
  const widths = lines.map(widthOf);
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) / 2);
});
