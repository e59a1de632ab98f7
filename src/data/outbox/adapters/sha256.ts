import { sha256Fallback } from './sha256-fallback.ts';

/**
 * Lower-case hexadecimal SHA-256 of the text in UTF-8. Browsers hide `crypto.subtle` on plain-http pages that are not
 * localhost: a phone in a camp's own network then computes it in JavaScript.
 */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  const digest = subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : sha256Fallback(bytes);
  return hex(digest);
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
