import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { decodeRoadTile } from '../../tests/support/roads/decoded-tile.ts';
import { madeTown } from '../../tests/support/roads/made-town.ts';
import { builtFrom } from '../../tests/support/roads/roads-of.ts';
import { fc } from '../../tests/support/property.ts';
import { projectRoot } from '../project-root.ts';
import { buildRoads } from './build-roads.ts';
import { BadOsmFile } from './osm.ts';
import { readOsmFile } from './read-osm-file.ts';
import { areaTiles, keepArea } from './road-files.ts';

/** Some streets of Eppan in South Tyrol as Overpass answered them: what osmtogeojson 2.2.12 ships, without who drew them. The data are OpenStreetMap's, under the ODbL. */
const REAL = join(projectRoot(), 'tests/support/roads/eppan.osm');
/** What `osmium` made of the town of this seed and side. */
const PBF = join(projectRoot(), 'tests/support/roads/made-town.osm.pbf');
const TOWN = madeTown({ seed: 81, side: 12 });
const directory = mkdtempSync(join(tmpdir(), 'relief-roads-'));
afterAll(() => rmSync(directory, { recursive: true }));

const tilesOf = async (osm: string) => Array.from((await builtFrom(osm)).tiles.values(), (one) => decodeRoadTile(one));
const osm = (inner: string) => `<osm version="0.6">${inner}</osm>`;
const [a, b, c] = [1, 2, 3].map((id) => `<node id="${id}" lat="25.6" lon="85.${id}01"/>`);
const way = (id: number, nodes: number[], tags: object) =>
  `<way id="${id}">${nodes.map((ref) => `<nd ref="${ref}"/>`).join('')}${Object.entries(tags)
    .map(([key, value]) => `<tag k="${key}" v="${value}"/>`)
    .join('')}</way>`;

function fileWith(name: string, content: string | Uint8Array): string {
  const path = join(directory, name);
  writeFileSync(path, content);
  return path;
}

describe('roads of OpenStreetMap data', () => {
  it('are the same by PBF as by XML', async () => {
    const [byPbf, byXml] = [await buildRoads(() => readOsmFile(PBF)), await builtFrom(TOWN)];
    expect(byXml.edges).toBeGreaterThan(200);
    expect(byPbf).toEqual(byXml);
  });

  it('are those for cars of a real extract: of footways, squares and private drives none', async () => {
    const { tiles, edges } = await buildRoads(() => readOsmFile(REAL));
    const [tile] = Array.from(tiles.values(), (one) => decodeRoadTile(one));
    // A parking aisle, one-way: of its ten nodes three lie inside the area that was asked for.
    expect(edges).toBe(1);
    expect(tile?.edges).toMatchObject([{ kmh: 15, flags: 1, name: '' }]);
    expect(tile?.edges[0]?.bends).toHaveLength(1);
    expect(tile?.nodes.every(([lat, lng]) => Math.abs(lat - 4_645_530) < 100 && Math.abs(lng - 1_125_750) < 100)).toBe(
      true,
    );
  });

  it.each([
    [{ highway: 'residential' }, 3],
    [{ highway: 'residential', oneway: 'yes' }, 1],
    [{ highway: 'residential', oneway: '-1' }, 2],
    [{ highway: 'residential', oneway: 'yes', 'oneway:motorcar': 'no' }, 3],
    [{ highway: 'motorway' }, 1],
    [{ highway: 'tertiary', junction: 'roundabout' }, 1 + 8],
    [{ route: 'ferry' }, 3 + 4],
    [{ highway: 'residential', access: 'no', motorcar: 'yes' }, 3],
    [{ highway: 'residential', access: 'destination' }, 3],
    [{ highway: 'residential', ford: 'yes' }, 3 + 16],
    [{ highway: 'residential', ford: 'stepping_stones' }, 3 + 16],
    [{ highway: 'residential', ford: 'no' }, 3],
    [{ highway: 'ford' }, 3 + 16],
    [{ highway: 'residential', flood_prone: 'yes' }, 3 + 32],
    [{ highway: 'residential', flood_prone: 'no' }, 3],
    [{ highway: 'track', seasonal: 'yes' }, 3 + 32],
    [{ highway: 'track', seasonal: 'dry_season' }, 3 + 32],
    [{ highway: 'track', seasonal: 'no' }, 3],
    [{ highway: 'residential', 'access:conditional': 'no @ (Jun-Sep)' }, 3 + 64],
    [{ highway: 'residential', 'motor_vehicle:conditional': 'no @ (22:00-06:00)' }, 3 + 64],
    [{ highway: 'track', smoothness: 'impassable' }, 3 + 128],
    [{ highway: 'track', smoothness: 'horrible' }, 3],
    [{ highway: 'residential', maxwidth: '2' }, 3 + 256],
    [{ highway: 'residential', maxwidth: '2.3 m' }, 3 + 256],
    [{ highway: 'residential', maxwidth: "6'6&quot;" }, 3 + 256],
    [{ highway: 'residential', maxwidth: 'very' }, 3 + 256],
    [{ highway: 'residential', 'maxwidth:physical': '1.9' }, 3 + 256],
    [{ highway: 'residential', maxwidth: '3.5' }, 3],
    [{ highway: 'residential', maxwidth: '12 ft' }, 3],
    [{ highway: 'residential', maxwidth: 'none' }, 3],
    [{ highway: 'residential', ford: 'yes', maxwidth: '2' }, 3 + 16 + 256],
    [{ route: 'ferry', foot: 'yes' }, 3 + 4 + 512],
    [{ route: 'ferry', foot: 'designated' }, 3 + 4 + 512],
    [{ route: 'ferry', foot: 'yes', motor_vehicle: 'yes' }, 3 + 4],
    [{ route: 'ferry', foot: 'yes', access: 'yes' }, 3 + 4],
    [{ route: 'ferry', foot: 'no' }, 3 + 4],
    [{ highway: 'residential', access: 'private' }, undefined],
    [{ highway: 'residential', motor_vehicle: 'no' }, undefined],
    [{ highway: 'footway' }, undefined],
    [{ highway: 'toString' }, undefined],
    [{ route: 'ferry', motor_vehicle: 'no' }, undefined],
  ])('with %j are %s', async (tags, flags) => {
    const [tile] = await tilesOf(osm(`${a}${b}${way(9, [1, 2], tags)}`));
    expect(tile?.edges[0]?.flags).toBe(flags);
  });

  it('end at a bollard, on both sides of it, and go on through a gate', async () => {
    const with_ = (barrier: string) =>
      osm(
        `${a}<node id="2" lat="25.6" lon="85.201"><tag k="barrier" v="${barrier}"/></node>${c}${way(9, [1, 2, 3], { highway: 'service' })}`,
      );
    const spotsOf = async (text: string) =>
      (await tilesOf(text)).flatMap(({ edges, nodes }) => edges.map((one) => [nodes[one.from], nodes[one.to]]));
    const bollard = await spotsOf(with_('bollard'));
    expect(bollard).toHaveLength(2);
    expect(bollard[0]?.[1]).not.toEqual(bollard[1]?.[0]);
    expect(await spotsOf(with_('gate'))).toHaveLength(1);
  });

  it('are a stretch of their own at a ford, from the place before it to the one behind', async () => {
    const spots = [1, 2, 3, 4, 5].map((id) => `<node id="${id}" lat="25.6" lon="85.10${id}"/>`);
    spots[2] = spots[2]?.replace('/>', '><tag k="ford" v="yes"/></node>') ?? '';
    const [tile] = await tilesOf(osm(spots.join('') + way(9, [1, 2, 3, 4, 5], { highway: 'track' })));
    const stretches = tile?.edges.map(({ from, to, flags }) => [tile.nodes[from]?.[1], tile.nodes[to]?.[1], flags]);
    expect(stretches).toEqual([
      [8_510_100, 8_510_200, 3],
      [8_510_200, 8_510_400, 3 + 16],
      [8_510_400, 8_510_500, 3],
    ]);
  });

  it('come with the rivers and shores around them, tile by tile, and with no water that runs below', async () => {
    const spots = [85.195, 85.196, 85.199, 85.204, 85.206].map(
      (lng, at) => `<node id="${at + 1}" lat="25.6" lon="${lng}"/>`,
    );
    const road = way(6, [1, 5], { highway: 'track' }) + way(8, [4, 5], { highway: 'track' });
    const watersOf = async (more: string) =>
      (await tilesOf(osm(spots.join('') + more))).map(({ waters }) => waters.map((line) => line.map(([, lng]) => lng)));
    const across = [[[8_519_500, 8_519_600, 8_519_900, 8_520_400]], [[8_520_400, 8_520_600]]];
    const [river, lake] = [{ waterway: 'river' }, { natural: 'water', type: 'multipolygon' }];
    expect(await watersOf(road + way(7, [1, 2, 3, 4, 5], river))).toEqual(across);
    expect(await watersOf(road + way(7, [1, 2, 3, 4, 5], { ...river, tunnel: 'culvert' }))).toEqual([[], []]);
    expect(await watersOf(road + way(7, [1, 2, 3, 4, 5], { waterway: 'ditch' }))).toEqual([[], []]);
    const member = '<member type="way" ref="7" role="outer"/>';
    const tags = Object.entries(lake).map(([key, value]) => `<tag k="${key}" v="${value}"/>`);
    const relation = `<relation id="1">${member}${tags.join('')}</relation>`;
    expect(await watersOf(road + way(7, [1, 2, 3, 4, 5], {}) + relation)).toEqual(across);
    // Of a river whose node is missing the rest.
    expect(await watersOf(road + way(7, [1, 2, 99, 3, 4], river))).toEqual([
      [across[0]?.[0]?.slice(0, 2), across[0]?.[0]?.slice(2)],
      [],
    ]);
    // Bends of a few metres are left out.
    const near = '<node id="6" lat="25.60001" lon="85.19505"/>';
    expect(await watersOf(near + road + way(7, [1, 6, 2], river))).toEqual([[[8_519_500, 8_519_600]], []]);
  });

  it('forbid what `no_*` and `only_*` say, cars excepted where they are', async () => {
    const star = `${a}${b}${c}<node id="4" lat="25.61" lon="85.201"/>${way(11, [1, 2], { highway: 'road' })}${way(12, [2, 3], { highway: 'road' })}${way(13, [2, 4], { highway: 'road' })}`;
    const rule = (kind: string, more = '') =>
      `<relation id="1"><member type="way" ref="11" role="from"/><member type="node" ref="2" role="via"/><member type="way" ref="12" role="to"/><tag k="type" v="restriction"/><tag k="restriction" v="${kind}"/>${more}</relation>`;
    const count = async (relation: string) =>
      (await tilesOf(osm(star + relation))).flatMap(({ noTurns }) => noTurns).length;
    expect(await count(rule('no_straight_on'))).toBe(1);
    expect(await count(rule('only_straight_on'))).toBe(1);
    expect(await count(rule('no_straight_on', '<tag k="except" v="bicycle;motorcar"/>'))).toBe(0);
    expect(await count(rule('no_straight_on').replace('"2" role="via', '"77" role="via'))).toBe(0);
  });

  it('end where a node is missing, and are none of a way of one node', async () => {
    expect((await builtFrom(osm(`${a}${b}${way(9, [1, 2, 99], { highway: 'road' })}`))).edges).toBe(1);
    expect((await builtFrom(osm(`${a}${way(9, [1], { highway: 'road' })}`))).edges).toBe(0);
  });
});

describe('a file that is none', () => {
  it.each([
    ['empty.osm', ''],
    ['page.osm', '<html></html>'],
    ['cut.osm', TOWN.slice(0, 9_000)],
    ['number.osm', osm('<node id="1" lat="north" lon="85"/>')],
    ['words.osm', 'no XML at all > and more'],
    ['empty.osm.pbf', ''],
    ['text.osm.pbf', TOWN],
    ['cut.osm.pbf', readFileSync(PBF).subarray(0, 2_000)],
    ['huge.osm.pbf', Uint8Array.from([0xff, 0xff, 0xff, 0xff, 1, 2])],
  ])('%s is refused in words', async (name, content) => {
    const path = fileWith(name, content);
    await expect(buildRoads(() => readOsmFile(path))).rejects.toBeInstanceOf(BadOsmFile);
  });

  it('is refused or read, never more, whatever bytes of a PBF are others', async () => {
    const good = readFileSync(PBF);
    await fc.assert(
      fc.asyncProperty(fc.nat(good.length - 1), fc.nat(255), async (at, byte) => {
        const bytes = Uint8Array.from(good);
        bytes[at] = byte;
        const path = fileWith('other.osm.pbf', bytes);
        await buildRoads(() => readOsmFile(path)).catch((error: unknown) => expect(error).toBeInstanceOf(BadOsmFile));
      }),
      { numRuns: 60 },
    );
  });
});

it('an update replaces the tiles that changed, and leaves other areas alone', async () => {
  const folder = join(directory, 'tiles');
  const wide = madeTown({ seed: 5, side: 6, origin: { lat: 25.595, lng: 85.195 } });
  const first = await builtFrom(wide);
  expect(first.tiles.size).toBe(4);
  expect(keepArea(folder, 'town', first)).toBe(4);
  expect(keepArea(folder, 'other', await builtFrom(TOWN))).toBeGreaterThan(0);
  const before = areaTiles(folder);
  expect(keepArea(folder, 'town', await builtFrom(wide))).toBe(0);
  const name = wide.replace('Row 5 &amp; Road', 'Station Road');
  expect(keepArea(folder, 'town', await builtFrom(name))).toBe(1);
  const after = new Set(areaTiles(folder).map(({ file }) => file));
  expect(before.filter(({ file }) => !after.has(file))).toHaveLength(1);
});
