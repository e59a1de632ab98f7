import MiniSearch from 'minisearch';
import { expect, it } from 'vitest';
import { packIndex, unpackIndex } from './pack-index.ts';

const documents = [
  { id: 0, title: 'Boil water', text: 'Boil it, boil it for a minute; then let the water cool.' },
  { id: 1, title: '', text: 'पानी उबालें' },
  { id: 2, title: 'Cover the water', text: '' },
];

function made() {
  const index = new MiniSearch({ fields: ['title', 'text'] });
  index.addAll(documents);
  return index;
}

it('comes back as it was: every term, place, field and count, and all that the search weighs them by', () => {
  const whole = JSON.stringify(made());
  const sorted = (json: string) => {
    const { index, ...rest } = JSON.parse(json);
    return { ...rest, index: Object.fromEntries(index) };
  };
  expect(sorted(unpackIndex(packIndex(whole)))).toEqual(sorted(whole));
});

it('answers as before, in less text', () => {
  const packed = packIndex(JSON.stringify(made()));
  const opened = MiniSearch.loadJSON(unpackIndex(packed), { fields: ['title', 'text'] });
  for (const query of ['water', 'boil', 'watr', 'पानी', 'nothing'])
    expect(opened.search(query, { fuzzy: 0.25, prefix: true })).toEqual(
      made().search(query, { fuzzy: 0.25, prefix: true }),
    );
  expect(packed.length).toBeLessThan(JSON.stringify(made()).length);
});
