import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerCalls, LOST, refusal } from '../../../../tests/support/answering-server.ts';
import type { CellQuestion } from './counted-cells.ts';

const box = { south: 0, west: 170, north: 20, east: -170 };
const ADDRESS = 'GET /api/report/cells?box=0,170,20,-170&degrees=2';
const cell = (count: number) => ({ lati: 12.34, long: 179.5, count, severity: 'severe' });
const body = (...cells: object[]) => ({ success: true, data: { cells } });

/** As a page that was just opened asks. */
async function asks() {
  vi.resetModules();
  const { countedCells } = await import('./counted-cells.ts');
  return (more: Partial<CellQuestion> = {}, signal = new AbortController().signal) =>
    countedCells({ degrees: '2', box, ...more }, signal);
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_796_000_000_000, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

it('asks once a minute, and then by the tag whether it is the same', async () => {
  const ask = await asks();
  const answers = [
    new Response(JSON.stringify(body(cell(3))), { headers: { etag: 'W/"a"' } }),
    new Response(null, { status: 304 }),
    new Response(JSON.stringify(body(cell(4)))),
  ];
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    asked.push(new Headers(headers).get('if-none-match'));
    return answers[asked.length - 1];
  });
  const first = await ask();
  expect(first).toMatchObject({ cells: [cell(3)], asOf: Date.now() });
  pass(59_000);
  expect(await ask()).toBe(first);
  expect(asked).toHaveLength(1);
  pass(1_000);
  expect(await ask()).toMatchObject({ cells: [cell(3)], asOf: Date.now() });
  pass(60_000);
  expect(await ask()).toMatchObject({ cells: [cell(4)] });
  expect(asked).toEqual([null, 'W/"a"', 'W/"a"']);
});

it('asks for each type and severity by itself', async () => {
  const ask = await asks();
  answerCalls({
    [ADDRESS]: { body: body(cell(3)) },
    [`${ADDRESS}&type=fire&severity=mild`]: { body: body(cell(1)) },
  });
  expect((await ask())?.cells).toEqual([cell(3)]);
  expect((await ask({ type: 'fire', severity: 'mild' }))?.cells).toEqual([cell(1)]);
});

it('without an answer has that of before, with its time, and knows nothing where there was none', async () => {
  const ask = await asks();
  const start = Date.now();
  answerCalls({ [ADDRESS]: [{ body: body(cell(3)) }, LOST, refusal(503, 'busy'), { body: 'a login page' }] });
  await ask();
  for (let time = 0; time < 3; time += 1) {
    pass(120_000);
    expect(await ask()).toMatchObject({ cells: [cell(3)], asOf: start });
  }
  expect(await ask({ type: 'flood' })).toBeUndefined();
});

it('passes over what it cannot read, and takes an answer without cells for none', async () => {
  const ask = await asks();
  answerCalls({
    [ADDRESS]: { body: body(cell(3), { lati: 'x', long: 1, count: 2 }, { lati: 1, long: 1 }) },
    [`${ADDRESS}&type=fire`]: { body: { success: true, data: {} } },
  });
  expect((await ask())?.cells).toEqual([cell(3)]);
  expect(await ask({ type: 'fire' })).toBeUndefined();
});

it('ends at once where nobody wants it any more, which is no silence of the server', async () => {
  const ask = await asks();
  let silences = 0;
  const { onSilence } = await import('../../client/http.ts');
  onSilence(() => (silences += 1));
  const stop = new AbortController();
  const isAsked = new Promise<void>((resolve) =>
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
          resolve();
        }),
    ),
  );
  const asking = ask({}, stop.signal);
  await isAsked;
  stop.abort();
  expect(await asking).toBeUndefined();
  expect(await ask({}, stop.signal)).toBeUndefined();
  expect(silences).toBe(0);
});
