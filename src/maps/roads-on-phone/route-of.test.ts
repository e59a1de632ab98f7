import { expect, it } from 'vitest';
import { encodeRoadTile, roadTileKey, type RoadTile } from '../../../contract/roads/road-tile.ts';
import { routeOf, type RoadQuestion } from './route-of.ts';

/** A rectangle: Low Road along the south, High Road round by the north; metres by degrees at the equator. */
const square: RoadTile = {
  nodes: [
    [0, 0],
    [0, 1_000],
    [500, 0],
    [500, 1_000],
  ],
  edges: [
    { from: 0, to: 1, decimetres: 11_120, kmh: 36, flags: 3, name: 'Low Road', bends: [[10, 500]] },
    { from: 0, to: 2, decimetres: 5_560, kmh: 36, flags: 3, name: 'West Road', bends: [] },
    { from: 2, to: 3, decimetres: 11_120, kmh: 36, flags: 3, name: 'High Road', bends: [] },
    { from: 3, to: 1, decimetres: 5_560, kmh: 36, flags: 3, name: 'East Road', bends: [] },
  ],
  noTurns: [],
};
const question = (more: Partial<RoadQuestion> = {}): RoadQuestion => ({
  tiles: [encodeRoadTile(square).buffer],
  from: { lat: 0.004, lng: -0.0001 },
  to: { lat: 0.004, lng: 0.0101 },
  blocks: [],
  at: 7,
  ...more,
});

it('tells the way in steps, whose lengths are the way’s, and its line from road to road', () => {
  const route = routeOf(question());
  if (!route.ok) throw new Error(route.failure);
  const { steps, metres, seconds, line } = route.value;
  expect(steps.map(({ type, modifier, road }) => [type, modifier, road])).toEqual([
    ['depart', undefined, 'West Road'],
    ['turn', 'right', 'High Road'],
    ['turn', 'right', 'East Road'],
    ['arrive', undefined, undefined],
  ]);
  expect(steps.reduce((sum, step) => sum + step.metres, 0)).toBeCloseTo(metres, 6);
  expect(seconds).toBeCloseTo(metres / 10, 6);
  expect(line[0]?.lat).toBeCloseTo(0.004, 4);
  expect(line.at(-1)?.lng).toBeCloseTo(0.01, 4);
});

it('goes around the blocked stretch alone, and says where no way is left', () => {
  const around = routeOf(question({ blocks: [{ lat: 0.0051, lng: 0.005 }] }));
  expect(around.ok && around.value.steps.map(({ road }) => road)).toEqual([
    'West Road',
    'Low Road',
    'East Road',
    undefined,
  ]);
  const both = [
    { lat: 0.005, lng: 0.005 },
    { lat: 0.0001, lng: 0.005 },
  ];
  expect(routeOf(question({ blocks: both }))).toEqual({ ok: false, failure: 'no-way' });
});

it('takes a tile that is damaged, empty or of another version as one that is missing', () => {
  const good = encodeRoadTile(square);
  const damaged = Uint8Array.from(good, (byte, index) => (index === 20 ? byte ^ 1 : byte));
  const other = Uint8Array.from(good, (byte, index) => (index === 3 ? 2 : byte));
  const bad = [damaged.buffer, other.buffer, new ArrayBuffer(0)];
  expect(routeOf(question({ tiles: bad }))).toEqual({ ok: false, failure: 'off-road' });
  expect(routeOf(question({ tiles: [...bad, good.buffer] })).ok).toBe(true);
});

it('joins what two areas both have, and roads that cross the border of a tile', () => {
  const twice = routeOf(question({ tiles: [encodeRoadTile(square).buffer, encodeRoadTile(square).buffer] }));
  expect(twice).toEqual(routeOf(question()));
  const [low, west, high, east] = square.edges;
  const half = (edges: typeof square.edges) => encodeRoadTile({ ...square, edges }).buffer;
  const cut = [
    half([low, west].filter((one) => one !== undefined)),
    half([high, east].filter((one) => one !== undefined)),
  ];
  const joined = routeOf(question({ tiles: cut }));
  expect(joined.ok && joined.value.metres).toBe((routeOf(question()) as { value: { metres: number } }).value.metres);
  expect(roadTileKey([0, 0])).not.toBe(roadTileKey([0, 10_000]));
});

it('knows no way to a place that is far from all roads', () => {
  expect(routeOf(question({ to: { lat: 0.1, lng: 0.1 } }))).toEqual({ ok: false, failure: 'off-road' });
});

it('turns round before a block on the stretch where it begins, and never drives through it', () => {
  // On Low Road, with the block ahead to the east; the way goes back to the west and round by the north.
  const from = { lat: 0.00002, lng: 0.002 };
  const to = { lat: 0.002, lng: 0.01 };
  const round = routeOf(question({ from, to, blocks: [{ lat: 0.00006, lng: 0.003 }] }));
  expect(round.ok && round.value.steps.map(({ road }) => road)).toEqual([
    'Low Road',
    'West Road',
    'High Road',
    'East Road',
    undefined,
  ]);
  // Beyond the block the same stretch is as open as ever.
  const on = routeOf(question({ from: { lat: 0.00008, lng: 0.004 }, to, blocks: [{ lat: 0.00006, lng: 0.003 }] }));
  expect(on.ok && on.value.steps.map(({ road }) => road)).toEqual(['Low Road', 'East Road', undefined]);
});

it('knows no way out of a dead end behind a block', () => {
  const lane: RoadTile = {
    nodes: [
      [0, 0],
      [0, 1_000],
      [0, 2_000],
    ],
    edges: [
      { from: 0, to: 1, decimetres: 11_120, kmh: 36, flags: 3, name: 'Lane', bends: [] },
      { from: 1, to: 2, decimetres: 11_120, kmh: 36, flags: 3, name: 'Lane', bends: [] },
    ],
    noTurns: [],
  };
  const tiles = [encodeRoadTile(lane).buffer];
  const wish = { tiles, from: { lat: 0, lng: 0.002 }, to: { lat: 0, lng: 0.019 } };
  expect(routeOf(question({ ...wish, blocks: [{ lat: 0, lng: 0.005 }] }))).toEqual({ ok: false, failure: 'no-way' });
});

/** Two roads without a bridge, 222 m apart. */
const island: RoadTile = {
  nodes: [
    [0, 0],
    [0, 1_000],
    [200, 0],
    [200, 1_000],
  ],
  edges: [
    { from: 0, to: 1, decimetres: 11_120, kmh: 36, flags: 3, name: 'Shore Road', bends: [] },
    { from: 2, to: 3, decimetres: 11_120, kmh: 36, flags: 3, name: 'Island Road', bends: [] },
  ],
  noTurns: [],
};

it('knows no way to an island, and takes its ferry where there is one', () => {
  const wish = { from: { lat: 0, lng: 0.001 }, to: { lat: 0.002, lng: 0.001 } };
  const cut = routeOf(question({ ...wish, tiles: [encodeRoadTile(island).buffer] }));
  expect(cut).toEqual({ ok: false, failure: 'no-way' });
  const ferry = { from: 1, to: 3, decimetres: 2_224, kmh: 10, flags: 3 + 4, name: 'Ghat Ferry', bends: [] };
  const tiles = [encodeRoadTile({ ...island, edges: [...island.edges, ferry] }).buffer];
  const over = routeOf(question({ ...wish, tiles }));
  expect(over.ok && over.value.steps.map(({ road, isFerry }) => [road, isFerry])).toEqual([
    ['Shore Road', undefined],
    ['Ghat Ferry', true],
    ['Island Road', undefined],
    [undefined, undefined],
  ]);
});

it('leads across the 180th meridian by the short way', () => {
  const over = (lng: number): RoadTile['nodes'][number] => [-1_700_000, lng];
  const tile: RoadTile = {
    nodes: [over(17_999_000), over(-17_999_000)],
    edges: [{ from: 0, to: 1, decimetres: 21_300, kmh: 36, flags: 3, name: 'Date Line Road', bends: [] }],
    noTurns: [],
  };
  const [from, to] = [
    { lat: -17, lng: 179.995 },
    { lat: -17, lng: -179.995 },
  ];
  const route = routeOf(question({ tiles: [encodeRoadTile(tile).buffer], from, to }));
  expect(route.ok && route.value.metres).toBeCloseTo(1_065, -1);
  expect(route.ok && route.value.steps.map(({ road }) => road)).toEqual(['Date Line Road', undefined]);
});
