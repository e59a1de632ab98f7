/** Crockford's base 32: no I, L, O or U, so that a code read out over a bad line is not misheard. */
export const referenceAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The short code people read and say instead of an id: the first 40 bits of the UUIDv4 (all random)
 * in Crockford's base 32, as `XXXX-XXXX`. For people only; the id stays the key.
 */
export function referenceOf(id: string): string {
  let bits = Number.parseInt(id.replace('-', '').slice(0, 10), 16);
  let code = '';
  for (let digit = 0; digit < 8; digit += 1) {
    code = `${referenceAlphabet[bits % 32] ?? ''}${code}`;
    bits = Math.floor(bits / 32);
  }
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
