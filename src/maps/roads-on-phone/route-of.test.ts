import { describe, expect, it } from 'vitest';
import { encodeRoadTile, riskFlags, roadRisks, roadTileKey, type RoadTile } from '../../../contract/roads/road-tile.ts';
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
  waters: [],
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
  const other = Uint8Array.from(good, (byte, index) => (index === 3 ? 3 : byte));
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
    waters: [],
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
  waters: [],
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

/** High Road in the north, which is the shorter way from West Road to East Road, with this risk. */
const risky = (flags: number): RoadTile => ({
  ...square,
  edges: square.edges.map((edge) => (edge.name === 'High Road' ? { ...edge, flags: edge.flags | flags } : edge)),
});
const lowRoad = { lat: 0.0001, lng: 0.005 };

it.each(roadRisks)(
  'leads over a road with the risk “%s” only where there is no other way, and says so there',
  (risk) => {
    const tiles = [encodeRoadTile(risky(riskFlags[risk])).buffer];
    const around = routeOf(question({ tiles }));
    expect(around.ok && around.value.steps.map(({ road }) => road)).toEqual([
      'West Road',
      'Low Road',
      'East Road',
      undefined,
    ]);
    expect(around.ok && around.value.steps.some(({ risks }) => risks)).toBe(false);
    const over = routeOf(question({ tiles, blocks: [lowRoad] }));
    if (!over.ok) throw new Error(over.failure);
    expect(over.value.steps.map(({ road, risks }) => [road, risks])).toEqual([
      ['West Road', undefined],
      ['High Road', [risk]],
      ['East Road', undefined],
      [undefined, undefined],
    ]);
    // What it counts more in the search is no time.
    expect(over.value.seconds).toBeCloseTo(over.value.metres / 10, 6);
  },
);

it('goes through a ford rather than where no car goes at all, and names all that a stretch is', () => {
  const both = risky(riskFlags.impassable);
  const edges = both.edges.map((edge) =>
    edge.name === 'Low Road' ? { ...edge, flags: edge.flags | riskFlags.ford | riskFlags.narrow } : edge,
  );
  const route = routeOf(question({ tiles: [encodeRoadTile({ ...both, edges }).buffer] }));
  expect(route.ok && route.value.steps.map(({ road, risks }) => [road, risks])).toEqual([
    ['West Road', undefined],
    ['Low Road', ['ford', 'narrow']],
    ['East Road', undefined],
    [undefined, undefined],
  ]);
});

it('says a ford where it begins and where it ends, on one and the same road', () => {
  const nodes = [0, 400, 500, 1_000].map((lng) => [0, lng] as const);
  const piece = (from: number, decimetres: number, flags = 3) => ({
    from,
    to: from + 1,
    decimetres,
    kmh: 36,
    flags,
    name: 'Ghat Road',
    bends: [],
  });
  const edges = [piece(0, 4_450), piece(1, 1_120, 3 + riskFlags.ford), piece(2, 5_560)];
  const tiles = [encodeRoadTile({ nodes, edges, noTurns: [], waters: [] }).buffer];
  const route = routeOf(question({ tiles, from: { lat: 0, lng: 0.001 }, to: { lat: 0, lng: 0.009 } }));
  expect(route.ok && route.value.steps.map(({ type, metres, risks }) => [type, Math.round(metres), risks])).toEqual([
    ['depart', 334, undefined],
    ['new name', 112, ['ford']],
    ['new name', 445, undefined],
    ['arrive', 0, undefined],
  ]);
});

it('leads across the 180th meridian by the short way', () => {
  const over = (lng: number): RoadTile['nodes'][number] => [-1_700_000, lng];
  const tile: RoadTile = {
    nodes: [over(17_999_000), over(-17_999_000)],
    edges: [{ from: 0, to: 1, decimetres: 21_300, kmh: 36, flags: 3, name: 'Date Line Road', bends: [] }],
    noTurns: [],
    waters: [],
  };
  const [from, to] = [
    { lat: -17, lng: 179.995 },
    { lat: -17, lng: -179.995 },
  ];
  const route = routeOf(question({ tiles: [encodeRoadTile(tile).buffer], from, to }));
  expect(route.ok && route.value.metres).toBeCloseTo(1_065, -1);
  expect(route.ok && route.value.steps.map(({ road }) => road)).toEqual(['Date Line Road', undefined]);
});

/** A road along the equator, and what else there is. Metres by degrees: 0.001° are 111 m. */
const street = (
  from: number,
  to: number,
  { flags = 3, name = 'Main Road' }: { flags?: number; name?: string } = {},
): RoadTile['edges'][number] => ({ from, to, decimetres: 11_120, kmh: 36, flags, name, bends: [] });
const spots = (...all: (readonly [number, number])[]): RoadTile['nodes'] => all;
const tilesOf = (tile: Partial<RoadTile>) => [
  encodeRoadTile({ nodes: [], edges: [], noTurns: [], waters: [], ...tile }).buffer,
];
const roadsOf = (route: ReturnType<typeof routeOf>) =>
  route.ok ? route.value.steps.map(({ road }) => road) : route.failure;
const lastOf = (route: ReturnType<typeof routeOf>) => {
  const { metres, isOverWater } = (route.ok && route.value.steps.at(-1)?.offRoad) || {};
  return metres === undefined ? undefined : [Math.round(metres), isOverWater];
};
const west = { lat: 0, lng: 0.001 };

describe('of the nearest roads one that is connected', () => {
  const nodes = spots([0, 0], [0, 1_000], [0, 2_000], [54, 1_200], [54, 1_800]);
  const main = [street(0, 1), street(1, 2)];
  const to = { lat: 0.00053, lng: 0.015 };

  it.each([
    ['joins nothing', street(3, 4, { name: 'Yard' })],
    ['only leads out', { ...street(3, 1, { flags: 1, name: 'Yard' }), bends: [[54, 1_800]] as const }],
  ])('is the end in place of one that %s, 60 m away', (_, yard) => {
    const route = routeOf(question({ tiles: tilesOf({ nodes, edges: [...main, yard] }), from: west, to }));
    expect(roadsOf(route)).toEqual(['Main Road', undefined]);
    expect(lastOf(route)).toEqual([59, false]);
  });

  it('is found in a large town too, where a one-way to the place only leads out', () => {
    const more = Array.from({ length: 150 }, (_, index) => [-100 * index - 100, 1_000] as const);
    const column = more.map((_, index) => street(index === 0 ? 1 : 4 + index, 5 + index, { name: 'Column' }));
    const yard = { ...street(3, 1, { flags: 1, name: 'Yard' }), bends: [[54, 1_800]] as const };
    const edges = [...main, yard, ...column];
    const town = tilesOf({ nodes: [...nodes, ...more], edges });
    expect(lastOf(routeOf(question({ tiles: town, from: west, to })))).toEqual([59, false]);
    expect(lastOf(routeOf(question({ tiles: town, from: west, to: { lat: 0, lng: 0.015 } })))).toBeUndefined();
  });

  it('is the end in place of a stub between two blocks', () => {
    const far = [street(1, 3, { name: 'Yard' }), street(3, 4, { name: 'Yard' })].map((one) => ({
      ...one,
      decimetres: 6_700,
    }));
    const edges = [...main, ...far, { ...street(4, 2, { name: 'Yard' }), decimetres: 2_300 }];
    const blocks = [
      { lat: 0.00054, lng: 0.0125 },
      { lat: 0.0003, lng: 0.0195 },
    ];
    const open = routeOf(question({ tiles: tilesOf({ nodes, edges }), from: west, to }));
    expect(lastOf(open)).toBeUndefined();
    const route = routeOf(question({ tiles: tilesOf({ nodes, edges }), from: west, to, blocks }));
    expect(lastOf(route)).toEqual([59, false]);
  });

  it('is the beginning in place of one that nobody leaves', () => {
    const yard = { ...street(1, 3, { flags: 1, name: 'Yard' }), bends: [[54, 1_800]] as const };
    const route = routeOf(question({ tiles: tilesOf({ nodes, edges: [...main, yard] }), from: to, to: west }));
    expect(roadsOf(route)).toEqual(['Main Road', undefined]);
    const { metres, isOverWater } = (route.ok && route.value.steps[0]?.offRoad) || {};
    expect([Math.round(metres ?? 0), isOverWater]).toEqual([59, false]);
  });

  it('is one on which both are, where nothing leads on from it', () => {
    const here = { lat: 0.00054, lng: 0.013 };
    const edges = [...main, street(3, 4, { name: 'Yard' })];
    expect(roadsOf(routeOf(question({ tiles: tilesOf({ nodes, edges }), from: here, to })))).toEqual([
      'Yard',
      undefined,
    ]);
  });

  it('is none that is far away: what is blocked is said then', () => {
    const distant = { lat: 0.0027, lng: 0.015 };
    const away = spots([0, 0], [0, 1_000], [0, 2_000], [270, 1_200], [270, 1_800]);
    const edges = [...main, street(3, 4, { name: 'Yard' })];
    const route = routeOf(question({ tiles: tilesOf({ nodes: away, edges }), from: west, to: distant }));
    expect(roadsOf(route)).toBe('no-way');
  });
});

describe('the last stretch', () => {
  /** The river runs between the two roads, 30 m from the southern one. */
  const river = [spots([27, -500], [27, 1_000], [27, 2_500])];
  const north = spots([0, 0], [0, 2_000], [110, 0], [110, 2_000]);
  const [bank, bridge] = [street(2, 3, { name: 'North Bank' }), street(0, 2, { name: 'Bridge' })];
  const south = street(0, 1, { name: 'South Bank' });
  const to = { lat: 0.0005, lng: 0.01 };

  it('is on this side of a river, where a road is there too', () => {
    const dry = tilesOf({ nodes: north, edges: [south, bank, bridge] });
    expect(roadsOf(routeOf(question({ tiles: dry, from: west, to })))).toEqual(['South Bank', undefined]);
    const tiles = tilesOf({ nodes: north, edges: [south, bank, bridge], waters: river });
    const route = routeOf(question({ tiles, from: west, to }));
    expect(roadsOf(route)).toEqual(['South Bank', 'Bridge', 'North Bank', undefined]);
    expect(lastOf(route)).toEqual([67, false]);
  });

  it('is told to lead across water where no road is on this side, or none that is connected', () => {
    for (const edges of [[south], [south, bank]]) {
      const tiles = tilesOf({ nodes: north, edges, waters: river });
      expect(lastOf(routeOf(question({ tiles, from: west, to })))).toEqual([56, true]);
    }
  });

  it('is not told of where it is the other side of the road', () => {
    const tiles = tilesOf({ nodes: north, edges: [south] });
    expect(lastOf(routeOf(question({ tiles, from: west, to: { lat: 0.0002, lng: 0.01 } })))).toBeUndefined();
    expect(lastOf(routeOf(question({ tiles, from: west, to: { lat: 0.0003, lng: 0.01 } })))).toEqual([33, false]);
  });
});
