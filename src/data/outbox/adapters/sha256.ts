import { hex } from './hex.ts';
import { sha256Fallback } from './sha256-fallback.ts';
import { sha256Subtle } from './sha256-subtle.ts';

/**
 * Lower-case hexadecimal SHA-256 of the text in UTF-8. Browsers hide `crypto.subtle` on plain-http pages that are not
 * localhost: a phone in a camp's own network then computes it in JavaScript.
 */
export async function sha256(text: string): Promise<string> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  return subtle ? sha256Subtle(text) : hex(sha256Fallback(new TextEncoder().encode(text)));
}
