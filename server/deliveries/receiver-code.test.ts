import { describe, expect, it } from 'vitest';
import { vaultOf } from '../vault.ts';
import { isReceiverCode, receiverCode, triedCode } from './receiver-code.ts';

const ID = { id: '3b1f8c52-7d7e-4c1a-9a51-0f2f6c1f0a11', codeRound: 0 };
const OTHER = { id: '3b1f8c52-7d7e-4c1a-9a51-0f2f6c1f0a12', codeRound: 0 };
const vault = vaultOf(new Uint8Array(32).fill(7));

describe('the receiver’s code', () => {
  const code = receiverCode(vault, ID);

  it('is six signs that cannot be mistaken for one another, the same each time, of this delivery and this server alone', () => {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/);
    expect(receiverCode(vault, ID)).toBe(code);
    expect(receiverCode(vault, OTHER)).not.toBe(code);
    expect(receiverCode(vaultOf(new Uint8Array(32).fill(8)), ID)).not.toBe(code);
  });

  it('is right however it was typed: small letters, spaces, hyphens, signs that look alike, digits of other scripts', () => {
    const arabic = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
    const alike = code.replaceAll('0', 'o').replaceAll('1', 'l');
    for (const typed of [code, code.toLowerCase(), ` ${code.slice(0, 3)}-${code.slice(3)} `, arabic, alike]) {
      expect([typed, isReceiverCode(vault, ID, typed)]).toEqual([typed, true]);
    }
  });

  it('is wrong in part, with more behind it, and of another delivery', () => {
    for (const typed of ['', code.slice(0, 5), `${code}0`, receiverCode(vault, OTHER), 'U'.repeat(6)]) {
      expect([typed, isReceiverCode(vault, ID, typed)]).toEqual([typed, false]);
    }
  });

  it('is another after an admin has given a new one, and the one before is wrong', () => {
    const next = { ...ID, codeRound: 1 };
    expect(receiverCode(vault, next)).not.toBe(code);
    expect(isReceiverCode(vault, next, code)).toBe(false);
  });

  it('one that was tried is known again however it was typed, and cannot be read', () => {
    expect(triedCode(vault, ID, ' abc-def ')).toBe(triedCode(vault, ID, 'ABCDEF'));
    expect(triedCode(vault, ID, 'ABCDEF')).not.toBe(triedCode(vault, OTHER, 'ABCDEF'));
    expect(triedCode(vault, ID, 'ABCDEF')).not.toContain('ABCDEF');
  });
});
