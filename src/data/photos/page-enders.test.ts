import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mainDb } from '../db.ts';
import { unlessPageEnder } from './page-enders.ts';

const photo = { name: 'IMG_0001.jpg', size: 9_000_000, lastModified: 1_700_000_000_000 };
const prepare = () => Promise.resolve('prepared');
/** What a page does that is ended while it prepares a photo: nothing more. */
const endsPage = () =>
  new Promise<void>((begun) => {
    void unlessPageEnder(photo, () => {
      begun();
      return new Promise(() => undefined);
    });
  });
const noted = async () => {
  const row = await mainDb.settings.get('photos-in-preparation');
  return Object.values((row?.value ?? {}) as Record<string, { times: number }>)[0]?.times ?? 0;
};

beforeEach(async () => {
  await mainDb.settings.clear();
});
afterEach(() => vi.restoreAllMocks());

describe('a photo', () => {
  it('that ended its page twice is left alone; another one is not', async () => {
    await endsPage();
    await endsPage();
    expect(await unlessPageEnder(photo, prepare)).toBeUndefined();
    expect(await unlessPageEnder({ ...photo, size: 1 }, prepare)).toBe('prepared');
  });

  it('that ended it once may be tried again, and once it was prepared nothing is held against it', async () => {
    await endsPage();
    expect(await unlessPageEnder(photo, prepare)).toBe('prepared');
    await endsPage();
    expect(await unlessPageEnder(photo, prepare)).toBe('prepared');
    expect(await noted()).toBe(0);
  });

  it('is forgotten after a day', async () => {
    await endsPage();
    await endsPage();
    const tomorrow = Date.now() + 86_400_001;
    vi.spyOn(Date, 'now').mockReturnValue(tomorrow);
    expect(await unlessPageEnder(photo, prepare)).toBe('prepared');
  });

  it('of which the work fails is no page’s end', async () => {
    await expect(unlessPageEnder(photo, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await noted()).toBe(0);
  });

  it('is prepared where the phone can note nothing', async () => {
    vi.spyOn(mainDb.settings, 'get').mockImplementation(() => {
      throw new Error('full');
    });
    expect(await unlessPageEnder(photo, prepare)).toBe('prepared');
  });
});
