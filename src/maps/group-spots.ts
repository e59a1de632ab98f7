import type { Spots } from './spots.ts';

/** Places that stand too near to each other to be touched one by one. */
export interface Group {
  /** Stays the same while the map is only moved. */
  key: string;
  /** Indices into the spots' places. */
  members: number[];
  /** How many places those stand for. */
  weight: number;
  /** Middle of its places, of the whole world: 0 to 1. */
  x: number;
  y: number;
  /** The gravest: index into `mapTones`. */
  tone: number;
}

/** Part of the world, 0 to 1. */
export interface View {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Side of the squares whose places come together: room for a fingertip and a gap. */
export const CELL_PX = 64;
const APART = 'apart';
/** Middles of groups that are nearer than this would cover each other. */
const NEAR_PX = 44;

/**
 * Groups what is in view, on a grid that is fixed to the ground: moving the map regroups nothing. Goes once through all
 * places, which for 50,000 costs a slow phone less than a tree that is built for each zoom.
 *
 * @param size pixels of the whole world
 * @param apart index of the place that always stands alone, or -1
 */
export function groupSpots(spots: Spots, view: View, size: number, apart: number): Group[] {
  const cell = CELL_PX / size;
  // Whole squares only: a group at the edge has all its places.
  const [left, top] = [Math.floor(view.left / cell), Math.floor(view.top / cell)];
  const [right, bottom] = [Math.floor(view.right / cell), Math.floor(view.bottom / cell)];
  // Numbers as keys: a text for each place would cost more than all the rest.
  const found = new Map<number, Group>();
  for (let index = 0; index < spots.places.length; index += 1) {
    const [own = 0, y = 0, tone = 0] = [spots.x[index], spots.y[index], spots.tone[index]];
    const x = copyInView(own, view);
    const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
    if (column < left || column > right || row < top || row > bottom) continue;
    const square = index === apart ? -1 : (row - top) * (right - left + 1) + (column - left);
    const group = found.get(square);
    const weight = spots.weight[index] ?? 1;
    if (group) addTo(group, index, weight, x, y, tone);
    else found.set(square, { key: index === apart ? APART : `${column}/${row}`, members: [index], weight, x, y, tone });
  }
  return joinNear([...found.values()], NEAR_PX / size);
}

/** A view that goes over the antimeridian shows parts of two copies of the world. */
function copyInView(x: number, { left, right }: View): number {
  if (x < left && x + 1 <= right) return x + 1;
  return x > right && x - 1 >= left ? x - 1 : x;
}

function addTo(group: Group, index: number, weight: number, x: number, y: number, tone: number): void {
  group.members.push(index);
  group.weight += weight;
  group.x += ((x - group.x) * weight) / group.weight;
  group.y += ((y - group.y) * weight) / group.weight;
  group.tone = Math.min(group.tone, tone);
}

/** Neighbours on both sides of a line of the grid become one; the larger takes the smaller. */
function joinNear(groups: Group[], near: number): Group[] {
  const joined: Group[] = [];
  for (const group of groups.sort((one, other) => other.weight - one.weight)) {
    const host = group.key !== APART && joined.find((other) => isNear(other, group, near));
    if (host) takeIn(host, group);
    else joined.push(group);
  }
  return joined;
}

function isNear(one: Group, other: Group, near: number): boolean {
  return one.key !== APART && Math.hypot(one.x - other.x, one.y - other.y) < near;
}

function takeIn(host: Group, group: Group): void {
  host.weight += group.weight;
  host.x += ((group.x - host.x) * group.weight) / host.weight;
  host.y += ((group.y - host.y) * group.weight) / host.weight;
  host.tone = Math.min(host.tone, group.tone);
  for (const member of group.members) host.members.push(member);
}
