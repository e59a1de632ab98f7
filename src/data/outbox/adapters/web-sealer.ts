import type { Sealer } from '../ports.ts';

const RSA = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;
const AES = 'AES-GCM';
const IV_BYTES = 12;
/** `String.fromCharCode` takes so many at once. */
const PIECE = 0x8000;

/**
 * Seals by Web Crypto: an AES-GCM key made for the one text, wrapped by the account's RSA-OAEP key. The sealed text is
 * `1.<wrapped key>.<iv>.<ciphertext>`, each base64. `undefined` where the browser has no Web Crypto: on plain http.
 */
export function webSealer(): Sealer | undefined {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  return subtle && { seal: (text, key) => seal(subtle, text, key), open: (text, key) => open(subtle, text, key) };
}

async function seal(subtle: SubtleCrypto, text: string, publicKey: string): Promise<string> {
  const wrapping = await subtle.importKey('spki', fromBase64(publicKey), RSA, false, ['wrapKey']);
  const key = await subtle.generateKey({ name: AES, length: 256 }, true, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const wrapped = await subtle.wrapKey('raw', key, wrapping, RSA);
  const locked = await subtle.encrypt({ name: AES, iv }, key, new TextEncoder().encode(text));
  return ['1', ...[wrapped, iv.buffer, locked].map((part) => toBase64(new Uint8Array(part)))].join('.');
}

async function open(subtle: SubtleCrypto, sealed: string, privateKey: string): Promise<string> {
  const [version, wrapped = '', iv = '', locked = ''] = sealed.split('.');
  if (version !== '1') throw new Error('sealed by a later version');
  const unwrapping = await subtle.importKey('pkcs8', fromBase64(privateKey), RSA, false, ['unwrapKey']);
  const key = await subtle.unwrapKey('raw', fromBase64(wrapped), unwrapping, RSA, AES, false, ['decrypt']);
  const text = await subtle.decrypt({ name: AES, iv: fromBase64(iv) }, key, fromBase64(locked));
  return new TextDecoder().decode(text);
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += PIECE) {
    text += String.fromCharCode(...bytes.subarray(start, start + PIECE));
  }
  return btoa(text);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
