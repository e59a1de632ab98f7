import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { vaultOf } from './vault.ts';

const key = randomBytes(32);
const vault = vaultOf(key);
const id = randomUUID();

it('opens what it sealed, for the same account and column only', () => {
  const text = `-----BEGIN 🏚️ ${'x'.repeat(2000)}`;
  const sealed = vault.seal(text, id, 'sealing_private');
  expect(vaultOf(key).open(sealed, id, 'sealing_private')).toBe(text);
  expect(() => vault.open(sealed, randomUUID(), 'sealing_private')).toThrow();
  expect(() => vault.open(sealed, id, 'totp_secret')).toThrow();
  expect(() => vaultOf(randomBytes(32)).open(sealed, id, 'sealing_private')).toThrow();
});

it('opens nothing that was changed or cut off, at whichever byte', () => {
  const bytes = Buffer.from(vault.seal('a secret', id, 'totp_secret'), 'base64');
  for (let index = 0; index < bytes.length; index += 1) {
    const flipped = Buffer.from(bytes);
    flipped[index] = (flipped[index] ?? 0) ^ 1;
    expect(() => vault.open(flipped.toString('base64'), id, 'totp_secret')).toThrow();
    expect(() => vault.open(bytes.subarray(0, index).toString('base64'), id, 'totp_secret')).toThrow();
  }
});

it('seals the same text differently each time, and marks it alike', () => {
  expect(vault.seal('a', id, 'totp_secret')).not.toBe(vault.seal('a', id, 'totp_secret'));
  expect(vault.mark('a')).toBe(vaultOf(key).mark('a'));
  expect(vault.mark('a')).not.toBe(vault.mark('b'));
  expect(vault.mark('a')).not.toBe(vaultOf(randomBytes(32)).mark('a'));
});

it('tells keys apart by something that is not the key', () => {
  expect(vaultOf(key).keyCheck).toBe(vault.keyCheck);
  expect(vaultOf(randomBytes(32)).keyCheck).not.toBe(vault.keyCheck);
  expect(Buffer.from(vault.keyCheck, 'base64url').equals(key)).toBe(false);
});
