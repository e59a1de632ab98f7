import { gunzipSync } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import { gzip } from './gzip.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('packs a long text whole, whatever its script, without a blob', async () => {
  const text = 'बाढ़ में फँसे हैं · محاصرون بالفيضان · 🌊 '.repeat(200);
  vi.stubGlobal('Blob', undefined);
  const packed = await gzip(text);
  expect(packed?.byteLength).toBeLessThan(2000);
  expect(gunzipSync(new Uint8Array(packed ?? new ArrayBuffer(0))).toString('utf8')).toBe(text);
});

it('leaves a short text as it is', async () => {
  expect(await gzip('{"a":1}')).toBeUndefined();
});

it('leaves any text as it is in a browser that cannot pack', async () => {
  vi.stubGlobal('CompressionStream', undefined);
  expect(await gzip('a'.repeat(5000))).toBeUndefined();
});
