import { hex } from './hex.ts';

/** A UUIDv4. `crypto.randomUUID` is missing on plain-http pages, `getRandomValues` is not. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const text = hex(bytes);
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-');
}

/** A claim secret: 256 random bits in lower-case hexadecimal. */
export function randomSecret(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}
