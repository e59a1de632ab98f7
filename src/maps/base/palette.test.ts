import { expect, it } from 'vitest';
import { day, night, type Palette } from './palette.ts';

/** By WCAG 2. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, brighter = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (brighter + 0.05) / (darker + 0.05);
}

it.each([
  ['by day', day],
  ['by night', night],
] satisfies [string, Palette][])(
  'names are read %s on whatever they stand, and roads and water are seen',
  (_, colours) => {
    const { label, waterLabel, halo, land, green, water, building, road, roadEdge } = colours;
    for (const ground of [halo, land, green, water, building]) expect(contrast(label, ground)).toBeGreaterThan(7);
    for (const ground of [halo, water, land]) expect(contrast(waterLabel, ground)).toBeGreaterThan(6.5);
    // With the halo between them.
    expect(contrast(label, road)).toBeGreaterThan(4.5);
    expect(Math.max(contrast(road, land), contrast(roadEdge, land))).toBeGreaterThan(3);
    expect(contrast(water, land)).toBeGreaterThan(1.4);
  },
);
