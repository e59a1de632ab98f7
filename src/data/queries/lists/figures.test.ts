// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mainDb } from '../../db.ts';
import { keptFigures } from './figures.ts';

const figures = { disasters: 3, requests: 0, volunteers: 12, ngos: 2, at: '2026-11-21T10:00:00.000Z' };

beforeEach(async () => {
  vi.resetModules();
  await mainDb.settings.clear();
});
afterEach(() => vi.unstubAllGlobals());

/** Each time as on a page that has just been opened. */
async function refreshBy(response: () => Promise<Response>) {
  const fetched = vi.fn(response);
  vi.stubGlobal('fetch', fetched);
  vi.resetModules();
  const { refreshFigures } = await import('../../sync/refresh-figures.ts');
  await refreshFigures();
  return { fetched, refreshFigures };
}

it('knows none until the server has spoken, and the device keeps what it said', async () => {
  expect(await keptFigures()).toBeNull();
  await refreshBy(async () => Response.json({ success: true, data: { ...figures, ofALaterVersion: 1 } }));
  expect(await keptFigures()).toEqual(figures);
});

it('keeps the copy when the network is gone or the answer is not ours', async () => {
  await refreshBy(async () => Response.json({ success: true, data: figures }));
  for (const response of [
    () => Promise.reject(new TypeError('no network')),
    async () => new Response('<html>Wi-Fi</html>'),
    async () => Response.json({ success: true, data: { ...figures, disasters: -1 } }),
    async () => Response.json({ success: true, data: { ...figures, ngos: '9' } }),
    async () => Response.json({ success: false }, { status: 503 }),
  ]) {
    await refreshBy(response);
    expect(await keptFigures()).toEqual(figures);
  }
});

it('asks once a minute, and again at once where it was not told', async () => {
  const failing = await refreshBy(async () => Response.json({ success: false }, { status: 503 }));
  await failing.refreshFigures();
  expect(failing.fetched).toHaveBeenCalledTimes(2);
  const working = await refreshBy(async () => Response.json({ success: true, data: figures }));
  await working.refreshFigures();
  expect(working.fetched).toHaveBeenCalledTimes(1);
});

it('has none where storage refuses', async () => {
  const get = vi.spyOn(mainDb.settings, 'get').mockRejectedValue(new DOMException('denied', 'UnknownError'));
  expect(await keptFigures()).toBeNull();
  get.mockRestore();
});
