import type { VerifyEd25519 } from '../../../contract/ledger/signed-note.ts';

/** By the browser, which knows Ed25519 since Chrome 137, Firefox 129 and Safari 17; else, and on plain-http pages, in JavaScript. */
export const verifyEd25519: VerifyEd25519 = async (publicKey, bytes, signature) => {
  const native = await verifyNative(publicKey, bytes, signature).catch(() => undefined);
  if (native !== undefined) return native;
  const { verifyInJavaScript } = await import('./verify-in-javascript.ts');
  return verifyInJavaScript(publicKey, bytes, signature);
};

/** Rejects, or is undefined, where the browser has no Ed25519. */
async function verifyNative(
  publicKey: Uint8Array,
  bytes: Uint8Array,
  signature: Uint8Array,
): Promise<boolean | undefined> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (subtle === undefined) return undefined;
  const key = await subtle.importKey('raw', Uint8Array.from(publicKey), { name: 'Ed25519' }, false, ['verify']);
  return subtle.verify({ name: 'Ed25519' }, key, Uint8Array.from(signature), Uint8Array.from(bytes));
}
