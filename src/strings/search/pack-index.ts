/**
 * The index of a book as short text, and back. MiniSearch writes each term with objects of places and counts; here the terms stand in a row, and
 * for each place and field the numbers of its terms, each as the step from the one before: half the text for what every phone fetches.
 */

/** What MiniSearch writes and reads as JSON, as far as it is needed here. */
interface WholeIndex {
  documentCount: number;
  nextId: number;
  documentIds: Record<string, unknown>;
  fieldIds: Record<string, number>;
  fieldLength: Record<string, (number | null)[]>;
  averageFieldLength: number[];
  storedFields: object;
  dirtCount: number;
  /** Term → field → place → how often. */
  index: [term: string, fields: Record<string, Record<string, number>>][];
  serializationVersion: number;
}

const BASE = 36;

/** @param json what MiniSearch writes of an index whose places are numbered from 0 */
export function packIndex(json: string): string {
  const { index, documentIds: _ids, ...rest } = JSON.parse(json) as WholeIndex;
  const terms = [...index].sort(([one], [other]) => (one < other ? -1 : 1));
  const counts = (place: number, field: number) => terms.map(([, fields]) => fields[field]?.[place] ?? 0);
  const fields = Object.values(rest.fieldIds);
  const places = Array.from({ length: rest.nextId }, (_, place) =>
    fields.map((field) => stepsOf(counts(place, field))).join('|'),
  );
  return [JSON.stringify(rest), terms.map(([term]) => term).join(' '), ...places].join('\n');
}

/** The JSON that MiniSearch reads. */
export function unpackIndex(packed: string): string {
  const [head = '', terms = '', ...places] = packed.split('\n');
  const rest = JSON.parse(head) as Omit<WholeIndex, 'index' | 'documentIds'>;
  const index: WholeIndex['index'] = terms.split(' ').map((term) => [term, {}]);
  const fields = Object.values(rest.fieldIds);
  for (const [place, row] of places.entries()) {
    for (const [at, steps] of row.split('|').entries()) {
      for (const [term, count] of countsOf(steps)) {
        const found = index[term]?.[1] ?? {};
        (found[fields[at] ?? 0] ??= {})[place] = count;
      }
    }
  }
  const documentIds = Object.fromEntries(places.map((_, place) => [place, place]));
  return JSON.stringify({ ...rest, documentIds, index });
}

/** `3 1*2`: the term after the first three once, the next one twice. */
function stepsOf(counts: readonly number[]): string {
  const steps: string[] = [];
  let last = 0;
  for (const [term, count] of counts.entries()) {
    if (count === 0) continue;
    steps.push(`${(term - last).toString(BASE)}${count > 1 ? `*${count}` : ''}`);
    last = term;
  }
  return steps.join(' ');
}

function countsOf(steps: string): [term: number, count: number][] {
  let last = 0;
  return steps === ''
    ? []
    : steps.split(' ').map((step) => {
        const [by = '', count = '1'] = step.split('*');
        last += Number.parseInt(by, BASE);
        return [last, Number(count)];
      });
}
