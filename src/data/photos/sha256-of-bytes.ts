import { hex } from '../outbox/adapters/hex.ts';
import { sha256Fallback } from '../outbox/adapters/sha256-fallback.ts';

/** In lower-case hexadecimal. Browsers hide `crypto.subtle` on plain-http pages, as for `sha256`. */
export async function sha256OfBytes(bytes: Uint8Array): Promise<string> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  return hex(
    subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)) : sha256Fallback(bytes),
  );
}
