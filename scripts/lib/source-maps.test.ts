import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { smaller } from './minify-again.mjs';
import { explainStack, keepMaps } from './source-maps.mjs';

const source = `function checked(value) {
  if (value === undefined) {
    throw new Error('nothing here');
  }
  return value;
}

export const label = (place) => checked(place) + ' is reached';
`;

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'relief-relay-maps-'));
  mkdirSync(join(folder, 'assets'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function built() {
  writeFileSync(join(folder, 'label.js'), source);
  const bundle = await rolldown({ input: join(folder, 'label.js'), cwd: folder });
  const { output } = await bundle.generate({ minify: true, sourcemap: 'hidden', dir: join(folder, 'assets') });
  await bundle.close();
  return { code: output[0].code, map: JSON.stringify(output[0].map) };
}

/** Where a browser would say that the code throws. */
function placeIn(code: string) {
  const before = code.slice(0, code.indexOf('throw')).split('\n');
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`;
}

describe('a stack from a phone', () => {
  it('is explained through both minifiers, of the page and of the worker', async () => {
    const { code, map = '' } = await smaller(await built(), { isModule: true });
    expect(code).toContain('throw');
    writeFileSync(join(folder, 'assets/start.js.map'), map);
    writeFileSync(join(folder, 'assets/worker-0123456789abcdef.js.map'), map);
    await keepMaps(join(folder, 'assets'), join(folder, 'maps'), 'assets/1a2b3c4d');
    expect(readdirSync(join(folder, 'assets'))).toEqual([]);
    const at = placeIn(code);
    const stack = `Error: nothing here
    at e (https://relief.example.org/assets/1a2b3c4d/start.js:${at})
t@https://relief.example.org/assets/worker-0123456789abcdef.js:${at}
    at https://relief.example.org/assets/99999999/start.js:${at}
    at <anonymous>`;
    const { text, missing } = explainStack(stack, join(folder, 'maps'));
    expect(text.split('\n').slice(1)).toEqual([
      '    at e (label.js:3:5)',
      't@label.js:3:5',
      `    at https://relief.example.org/assets/99999999/start.js:${at}`,
      '    at <anonymous>',
    ]);
    expect(missing).toEqual(['99999999/start.js']);
  });

  it('has the maps of the last five builds', async () => {
    for (const day of [1, 2, 3, 4, 5, 6, 7]) {
      await keepMaps(join(folder, 'assets'), join(folder, 'maps'), `assets/0000000${day}`);
      const made = new Date(Date.UTC(2026, 0, day));
      utimesSync(join(folder, `maps/0000000${day}`), made, made);
    }
    expect(readdirSync(join(folder, 'maps')).toSorted()).toEqual([3, 4, 5, 6, 7].map((day) => `0000000${day}`));
  });
});
