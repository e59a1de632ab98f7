import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';

hashes.sha512 = sha512;

/** Ed25519 (RFC 8032) where the browser has none. */
export function verifyInJavaScript(publicKey: Uint8Array, bytes: Uint8Array, signature: Uint8Array): boolean {
  try {
    return verify(signature, bytes, publicKey);
  } catch {
    // It throws for what is no key or signature at all.
    return false;
  }
}
