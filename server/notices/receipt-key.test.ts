import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testAccounts } from '../../tests/support/server/test-accounts.ts';
import { isReceiptKey, receiptKey } from './receipt-key.ts';

const { vault } = testAccounts;

it('a key proves that one notice reached one device, and nothing else', () => {
  const [notice, device] = [randomUUID(), randomUUID()];
  const key = receiptKey(vault, notice, device);
  expect(key).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(isReceiptKey(vault, notice, device, key)).toBe(true);
  expect(isReceiptKey(vault, notice, randomUUID(), key)).toBe(false);
  expect(isReceiptKey(vault, randomUUID(), device, key)).toBe(false);
  expect(isReceiptKey(vault, notice, device, `${key.slice(1)}A`)).toBe(false);
  expect(isReceiptKey(vault, notice, device, '')).toBe(false);
});
