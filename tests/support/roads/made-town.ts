/** A town of our own making as OpenStreetMap data: a grid of streets, the same for the same seed. */
export interface TownWish {
  seed: number;
  /** Junctions along a side. */
  side: number;
  origin?: { lat: number; lng: number };
}

const STEP = 0.002;
const WAY_FROM = 1_000_000;

interface MadeWay {
  id: number;
  nodes: number[];
  tags: Record<string, string>;
}

/** With one-ways and exceptions from them, closed and private streets, a barrier, turn restrictions, bends and a ferry. */
export function madeTown({ seed, side, origin = { lat: 25.6, lng: 85.1 } }: TownWish): string {
  const chance = chances(seed);
  const pick = <One>(all: readonly One[]): One => all[Math.floor(chance() * all.length)] as One;
  const nodes: string[] = [];
  const ways: MadeWay[] = [];
  const relations: string[] = [];
  const idOf = (row: number, column: number) => row * side + column + 1;
  let bend = side * side + 1;
  const node = (id: number, row: number, column: number, tag = '') => {
    const lng = origin.lng + column * STEP;
    const [lat, east] = [(origin.lat + row * STEP).toFixed(7), (lng > 180 ? lng - 360 : lng).toFixed(7)];
    nodes.push(`<node id="${id}" lat="${lat}" lon="${east}"${tag === '' ? '/>' : `>${tag}</node>`}`);
  };
  const street = (from: [number, number], to: [number, number], name: string) => {
    const line = [idOf(...from)];
    if (chance() < 0.3) {
      const share = 0.3 + 0.4 * chance();
      const aside = 0.3 * chance();
      const tag = chance() < 0.03 ? '<tag k="barrier" v="bollard"/>' : '';
      node(bend, from[0] + share * (to[0] - from[0]) + aside, from[1] + share * (to[1] - from[1]) + aside, tag);
      line.push(bend);
      bend += 1;
    }
    const tags: Record<string, string> = { highway: pick(['residential', 'tertiary', 'primary', 'service']), name };
    const kind = chance();
    if (kind < 0.2) tags['oneway'] = pick(['yes', '-1']);
    else if (kind < 0.25) Object.assign(tags, { oneway: 'yes', 'oneway:motorcar': 'no' });
    else if (kind < 0.3) tags['access'] = pick(['no', 'private', 'destination']);
    else if (kind < 0.33) Object.assign(tags, { access: 'no', motorcar: 'yes' });
    else if (kind < 0.4) tags['maxspeed'] = pick(['20', '30 mph']);
    ways.push({ id: WAY_FROM + ways.length, nodes: [...line, idOf(...to)], tags });
  };
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      node(idOf(row, column), row + 0.3 * chance(), column + 0.3 * chance());
      if (column > 0) street([row, column - 1], [row, column], `Row ${row} & Road`);
      if (row > 0) street([row - 1, column], [row, column], `Column ${column}`);
    }
  }
  const last = idOf(side - 1, side - 1);
  ways.push({ id: WAY_FROM + ways.length, nodes: [1, last], tags: { route: 'ferry', name: 'Ghat Ferry' } });
  for (let count = 0; count < side * side * 0.2; count += 1) {
    const from = pick(ways);
    const via = pick([from.nodes[0], from.nodes.at(-1)]) ?? 1;
    const to = pick(ways.filter((one) => one !== from && (one.nodes[0] === via || one.nodes.at(-1) === via)));
    if (to === undefined) continue;
    const rule = pick(['no_left_turn', 'no_right_turn', 'no_straight_on', 'only_straight_on']);
    const members = [
      `way" ref="${from.id}" role="from`,
      `node" ref="${via}" role="via`,
      `way" ref="${to.id}" role="to`,
    ];
    const tags = `<tag k="type" v="restriction"/><tag k="restriction" v="${rule}"/>`;
    relations.push(
      `<relation id="${count + 1}">${members.map((one) => `<member type="${one}"/>`).join('')}${tags}</relation>`,
    );
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n<osm version="0.6" generator="made-town">\n${[
    ...nodes,
    ...ways.map(wayText),
    ...relations,
  ].join('\n')}\n</osm>\n`;
}

function wayText({ id, nodes, tags }: MadeWay): string {
  const refs = nodes.map((ref) => `<nd ref="${ref}"/>`).join('');
  const said = Object.entries(tags).map(([key, value]) => `<tag k="${key}" v="${value.replaceAll('&', '&amp;')}"/>`);
  return `<way id="${id}">${refs}${said.join('')}</way>`;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
