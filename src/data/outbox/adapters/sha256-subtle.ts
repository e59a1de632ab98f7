import { hex } from './hex.ts';

/** Lower-case hexadecimal SHA-256 of the text in UTF-8, by the browser. Missing on plain-http pages that are not localhost. */
export async function sha256Subtle(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
