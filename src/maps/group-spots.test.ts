import { describe, expect, it } from 'vitest';
import { canPartAt } from './can-part.ts';
import { groupSpots, type Group } from './group-spots.ts';
import { worldSize } from './mercator.ts';
import type { MapPlace, MapTone } from './place.ts';
import { extentOf, spotsOf } from './spots.ts';

const world = { left: 0, top: 0, right: 1, bottom: 1 };
const place = (id: string, lat: number, lng: number, tone: MapTone = 'info'): MapPlace => ({
  id,
  lat,
  lng,
  label: id,
  tone,
});
const plain = Array.from({ length: 300 }, (_, index) =>
  place(`p${index}`, 25 + (index % 17) / 7, 84 + (index % 23) / 5),
);

function groupsAt(zoom: number, places: readonly MapPlace[], apart = -1, view = world): Group[] {
  return groupSpots(spotsOf(places), view, worldSize(zoom), apart);
}

const members = (groups: readonly Group[]) =>
  groups.flatMap((group) => group.members).sort((one, other) => one - other);

describe('grouping', () => {
  it.each([1, 5, 9, 14, 18])('shows every place in view exactly once at zoom %s', (zoom) => {
    expect(members(groupsAt(zoom, plain))).toEqual(plain.map((_, index) => index));
  });

  it('leaves no two groups so near that one covers the other', () => {
    const size = worldSize(8);
    const groups = groupsAt(8, plain);
    const near = groups.flatMap((one, at) =>
      groups.slice(at + 1).filter((other) => Math.hypot(one.x - other.x, one.y - other.y) * size < 20),
    );
    expect(near).toEqual([]);
  });

  it('groups the same places whatever part of the world is in view', () => {
    const groups = groupsAt(7, plain);
    const some = groupsAt(7, plain, -1, { left: 0.733, top: 0.425, right: 0.737, bottom: 0.43 });
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(groups.length);
  });

  it('sets each place apart from far enough in, but for those on the very same spot', () => {
    const two = [place('a', 26, 85), place('b', 26, 85), place('c', 26.01, 85)];
    expect(groupsAt(18, two).map((group) => group.members.length)).toEqual([2, 1]);
    expect(canPartAt(spotsOf(two.slice(0, 2)), 18)).toBe(false);
    expect(canPartAt(spotsOf(two), 18)).toBe(true);
  });

  it('lets the chosen place stand alone', () => {
    const alone = groupsAt(3, plain, 7).filter((group) => group.members.length === 1);
    expect(alone.map((group) => group.members[0])).toContain(7);
  });

  it('has the tone of the gravest', () => {
    const [group] = groupsAt(3, [place('a', 26, 85, 'good'), place('b', 26, 85.01, 'danger'), place('c', 26, 85.02)]);
    expect(group).toMatchObject({ members: [0, 1, 2], tone: 0 });
  });
});

describe('numbers that somebody else has counted', () => {
  const cell = (id: string, lng: number, weight: number, tone?: MapTone) => ({ ...place(id, 0.5, lng, tone), weight });

  it('are summed, and stand where most of them are', () => {
    const [group, ...others] = groupsAt(1, [cell('a', 10, 30), cell('b', 14, 10, 'danger'), place('one', 0.5, 10)]);
    expect(others).toEqual([]);
    expect(group).toMatchObject({ weight: 41, members: [0, 1, 2], tone: 0 });
    expect((group?.x ?? 0) * 360 - 180).toBeCloseTo((30 * 10 + 10 * 14 + 10) / 41);
  });

  it('draw what is near into the larger one, however many marks it is', () => {
    const many = Array.from({ length: 5 }, (_, n) => place(`p${n}`, 0.5, -0.5));
    const [group] = groupsAt(3, [...many, cell('a', 0.5, 995)]);
    expect(group).toMatchObject({ weight: 1000 });
    expect((group?.x ?? 0) * 360 - 180).toBeCloseTo((995 * 0.5 - 5 * 0.5) / 1000);
  });

  it('stand for one place where nobody says more', () => {
    expect(groupsAt(18, plain.slice(0, 3)).map(({ weight }) => weight)).toEqual([1, 1, 1]);
  });
});

describe('over the antimeridian', () => {
  const fiji = [place('Suva', -18.1, 178.4), place('Taveuni', -16.9, -179.9), place('Labasa', -16.4, 179.4)];

  it.each([
    ['from the west', { left: 0.98, top: 0.5, right: 1.02, bottom: 0.6 }, [0.9956, 0.9983, 1.0003]],
    ['from the east', { left: -0.02, top: 0.5, right: 0.02, bottom: 0.6 }, [-0.0044, -0.0017, 0.0003]],
  ])('all places in a view %s are shown, side by side', (_from, view, expected) => {
    const groups = groupsAt(12, fiji, -1, view);
    expect(groups.map(({ x }) => Number(x.toFixed(4))).sort((one, other) => one - other)).toEqual(expected);
  });

  it('places have the narrow extent that holds them', () => {
    expect(extentOf(spotsOf(fiji))).toEqual({ south: -18.1, west: 178.4, north: -16.4, east: expect.closeTo(180.1) });
    const apart = [place('Lima', -12, -77), place('Delhi', 28.6, 77.2)];
    expect(extentOf(spotsOf(apart))).toMatchObject({ west: -77, east: 77.2 });
  });
});

describe('places', () => {
  it('without a position on the ground are not shown, 0, 0 least of all', () => {
    const odd = [
      place('nowhere', 0, 0),
      place('no number', Number.NaN, 85),
      place('endless', 26, Number.POSITIVE_INFINITY),
      place('beyond', 91, 85),
      place('around', 26, 181),
    ];
    expect(spotsOf([...odd, place('equator', 0, 30)]).places.map(({ id }) => id)).toEqual(['equator']);
  });

  it('have an extent, or none', () => {
    expect(extentOf(spotsOf([]))).toBeUndefined();
    expect(extentOf(spotsOf([place('a', 26, 85), place('b', 25, 87), place('c', 27, 86)]))).toEqual({
      south: 25,
      west: 85,
      north: 27,
      east: 87,
    });
  });
});
