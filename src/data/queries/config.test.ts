// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeCaches } from '../../../tests/support/fake-caches.ts';
import { mainDb } from '../db.ts';
import { refreshConfig } from '../sync/refresh-config.ts';
import { publicConfig } from './config.ts';
import { CONFIG_KEY } from '../device-settings.ts';

beforeEach(() => mainDb.settings.clear());
afterEach(() => vi.unstubAllGlobals());

function answerWith(response: () => Promise<Response>): void {
  vi.stubGlobal('fetch', response);
}

const config = { emergencyNumber: '112', languages: ['en', 'hi'], demo: false, hasAdmin: false, mail: true };

it('has no number until the server has spoken, and the device keeps what it said', async () => {
  expect(await publicConfig()).toMatchObject({ emergencyNumber: undefined });
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
  expect(await publicConfig()).toMatchObject({ emergencyNumber: undefined });
  get.mockRestore();
});

describe('the emergency number of a page', () => {
  /** As a page that was just opened. */
  async function open() {
    vi.resetModules();
    const [{ emergencyNumber, rememberedNumber, tellEmergencyNumber }, { tellKeptNumber }, sync] = await Promise.all([
      import('../emergency-number.ts'),
      import('./config.ts'),
      import('../sync/refresh-config.ts'),
    ]);
    return { emergencyNumber, rememberedNumber, tellEmergencyNumber, tellKeptNumber, refresh: sync.refreshConfig };
  }

  it('is none until it is told, is what the server said last, and is remembered for the worker', async () => {
    vi.stubGlobal('caches', new FakeCaches());
    const page = await open();
    expect(page.emergencyNumber()).toBeUndefined();
    page.tellEmergencyNumber('112');
    expect(page.emergencyNumber()).toBe('112');
    answerWith(async () => Response.json({ success: true, data: { ...config, emergencyNumber: '1 1 9' } }));
    await page.refresh();
    expect(page.emergencyNumber()).toBe('1 1 9');
    await expect.poll(page.rememberedNumber).toBe('1 1 9');
  });

  it('is none of what is no number, and stays where a server says such a thing', async () => {
    const page = await open();
    for (const text of [undefined, '', 'help', '1" onclick="']) page.tellEmergencyNumber(text);
    expect(page.emergencyNumber()).toBeUndefined();
    page.tellEmergencyNumber('112');
    answerWith(async () => Response.json({ success: true, data: { ...config, emergencyNumber: 'help' } }));
    await page.refresh();
    expect(page.emergencyNumber()).toBe('112');
  });

  it('is told where the disk is full', async () => {
    const page = await open();
    const { mainDb: db } = await import('../db.ts');
    const put = vi.spyOn(db.settings, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    answerWith(async () => Response.json({ success: true, data: config }));
    await page.refresh();
    expect(page.emergencyNumber()).toBe('112');
    put.mockRestore();
  });

  it('is the one that the device keeps where the page came without, and only there', async () => {
    await mainDb.settings.put({ key: CONFIG_KEY, value: { ...config, emergencyNumber: '999' } });
    const without = await open();
    await without.tellKeptNumber();
    expect(without.emergencyNumber()).toBe('999');
    const told = await open();
    told.tellEmergencyNumber('112');
    await told.tellKeptNumber();
    expect(told.emergencyNumber()).toBe('112');
  });
});
