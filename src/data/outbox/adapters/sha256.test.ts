// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { fc } from '../../../../tests/support/property.ts';
import { randomId } from './random-values.ts';
import { hex } from './hex.ts';
import { sha256 } from './sha256.ts';
import { sha256Fallback } from './sha256-fallback.ts';

afterEach(() => vi.unstubAllGlobals());

it('computes the examples of FIPS 180-4', () => {
  const digest = (text: string) => hex(sha256Fallback(new TextEncoder().encode(text)));
  expect(digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(digest('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

it('agrees with crypto.subtle on any bytes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      const native = new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)));
      expect(hex(sha256Fallback(bytes))).toBe(hex(native));
    }),
  );
});

it('works where crypto.subtle and randomUUID are hidden', async () => {
  const native = await sha256('नमस्ते');
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await sha256('नमस्ते')).toBe(native);
  expect(randomId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
