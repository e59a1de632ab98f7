/*
 * Bytes as texts and back. The contract runs on phones and on the server alike, and neither `TextEncoder` nor `Buffer` is in both.
 */

/** The text in UTF-8. Throws a RangeError for half a surrogate pair, which UTF-8 has no form for. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    if (point >= 0xd800 && point <= 0xdfff) throw new RangeError('UTF-8 has no form for a lone surrogate');
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), tail(point));
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), tail(point >> 6), tail(point));
    else bytes.push(0xf0 | (point >> 18), tail(point >> 12), tail(point >> 6), tail(point));
  }
  return Uint8Array.from(bytes);
}

function tail(point: number): number {
  return 0x80 | (point & 0x3f);
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Standard base 64 with padding (RFC 4648, section 4), as signed notes and checkpoints use it. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at;
    const group = (byteAt(bytes, at) << 16) | (byteAt(bytes, at + 1) << 8) | byteAt(bytes, at + 2);
    text += letter(group >> 18) + letter(group >> 12);
    text += left > 1 ? letter(group >> 6) : '=';
    text += left > 2 ? letter(group) : '=';
  }
  return text;
}

/** Undefined for anything that `base64Of` would not have written: one value has one form. */
export function bytesOfBase64(text: string): Uint8Array | undefined {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)) return undefined;
  const letters = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4));
  let group = 0;
  let bits = 0;
  let at = 0;
  for (const one of letters) {
    group = ((group << 6) | ALPHABET.indexOf(one)) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at] = (group >> bits) & 0xff;
      at += 1;
    }
  }
  return base64Of(bytes) === text ? bytes : undefined;
}

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}

function letter(group: number): string {
  return ALPHABET[group & 0x3f] ?? '';
}

/** The text of bytes in UTF-8; undefined where they are none. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return undefined;
  }
}
