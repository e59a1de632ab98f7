// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mainDb } from '../db.ts';
import { refreshConfig } from '../sync/refresh-config.ts';
import { publicConfig } from './config.ts';

beforeEach(() => mainDb.settings.clear());
afterEach(() => vi.unstubAllGlobals());

function answerWith(response: () => Promise<Response>): void {
  vi.stubGlobal('fetch', response);
}

const config = { emergencyNumber: '112', languages: ['en', 'hi'], demo: false, hasAdmin: false, mail: true };

it('is 911 until the server has spoken, and the device keeps what it said', async () => {
  expect(await publicConfig()).toMatchObject({ emergencyNumber: '911' });
  answerWith(async () => Response.json({ success: true, data: { ...config, ofALaterVersion: 1 } }));
  await refreshConfig();
  expect(await publicConfig()).toEqual(config);
});

it('keeps the copy when the network is gone or the answer is not ours', async () => {
  answerWith(async () => Response.json({ success: true, data: config }));
  await refreshConfig();
  for (const response of [
    () => Promise.reject(new TypeError('no network')),
    async () => new Response('<html>Wi-Fi</html>'),
    async () => Response.json({ success: true, data: { emergencyNumber: 5 } }),
    async () => Response.json({ success: false }, { status: 503 }),
  ]) {
    answerWith(response);
    await refreshConfig();
    expect(await publicConfig()).toEqual(config);
  }
});

it('writes only what is new: no screen reads anew for what it shows already', async () => {
  const put = vi.spyOn(mainDb.settings, 'put');
  for (const [mail, writes] of [
    [true, 1],
    [true, 1],
    [false, 2],
  ] as const) {
    answerWith(async () => Response.json({ success: true, data: { ...config, mail } }));
    await refreshConfig();
    expect(put).toHaveBeenCalledTimes(writes);
    expect(await publicConfig()).toEqual({ ...config, mail });
  }
  put.mockRestore();
});

it('answers the defaults where storage refuses', async () => {
  const get = vi.spyOn(mainDb.settings, 'get').mockRejectedValue(new DOMException('denied', 'UnknownError'));
  expect(await publicConfig()).toMatchObject({ emergencyNumber: '911' });
  get.mockRestore();
});
