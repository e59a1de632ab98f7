import { entryOf } from '../../contract/base/entry-of.ts';
import { BadOsmFile, type OsmElement, type OsmMember } from './osm.ts';

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** A tag of a length that no editor writes: the file is something else. */
const MOST_CHARACTERS = 1_000_000;

/** Elements of an `.osm` file, one after the other: of the text no more than a piece is held. */
export async function* readOsmXml(pieces: AsyncIterable<string>): AsyncGenerator<OsmElement> {
  let rest = '';
  let isOsm = false;
  let open: Open | undefined;
  for await (const piece of pieces) {
    rest += piece;
    let at = 0;
    for (let end = rest.indexOf('>'); end !== -1; end = rest.indexOf('>', at)) {
      const start = rest.indexOf('<', at);
      if (start === -1 || start > end) throw new BadOsmFile('it is no XML of OpenStreetMap');
      const tag = rest.slice(start + 1, end);
      at = end + 1;
      isOsm ||= tag.startsWith('osm');
      if (!isOsm && !/^[?!]/.test(tag)) throw new BadOsmFile('it does not begin with <osm>');
      open = take(tag, open);
      if (open?.isWhole) {
        yield elementOf(open);
        open = undefined;
      }
      if (tag === '/osm') return;
    }
    rest = rest.slice(at);
    if (rest.length > MOST_CHARACTERS) throw new BadOsmFile('it is no XML of OpenStreetMap');
  }
  throw new BadOsmFile(isOsm ? 'its end is missing' : 'it is empty');
}

interface Open {
  kind: string;
  attributes: Record<string, string>;
  tags: Record<string, string>;
  nodes: number[];
  members: OsmMember[];
  isWhole: boolean;
}

function take(tag: string, open: Open | undefined): Open | undefined {
  const kind = /^\/?[a-z]+/.exec(tag)?.[0] ?? '';
  if (open && kind === `/${open.kind}`) return { ...open, isWhole: true };
  if (['node', 'way', 'relation'].includes(kind)) {
    return { kind, attributes: attributesOf(tag), tags: {}, nodes: [], members: [], isWhole: tag.endsWith('/') };
  }
  if (!open) return undefined;
  const attributes = attributesOf(tag);
  if (kind === 'tag') open.tags[attributes['k'] ?? ''] = attributes['v'] ?? '';
  if (kind === 'nd') open.nodes.push(numberOf(attributes['ref']));
  if (kind === 'member') {
    open.members.push({
      type: attributes['type'] ?? '',
      ref: numberOf(attributes['ref']),
      role: attributes['role'] ?? '',
    });
  }
  return open;
}

function elementOf({ kind, attributes, tags, nodes, members }: Open): OsmElement {
  const id = numberOf(attributes['id']);
  if (kind === 'way') return { kind, id, nodes, tags };
  if (kind === 'relation') return { kind, id, members, tags };
  return { kind: 'node', id, lat: numberOf(attributes['lat']), lng: numberOf(attributes['lon']), tags };
}

function attributesOf(tag: string): Record<string, string> {
  const found = tag.matchAll(/([a-z:]+)=(?:"([^"]*)"|'([^']*)')/g);
  return Object.fromEntries(
    Array.from(found, ([, name = '', double, single]) => [name, unescaped(double ?? single ?? '')]),
  );
}

function unescaped(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (typeof name === 'string') return entryOf(ENTITIES, name) ?? whole;
    const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
  });
}

function numberOf(text: string | undefined): number {
  const value = text === undefined || text === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(value)) throw new BadOsmFile(`“${text ?? ''}” is no number`);
  return value;
}
