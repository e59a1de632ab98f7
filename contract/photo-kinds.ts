/**
 * What a file is by its first bytes, on a phone and on the server alike; its name, and what its sender calls it, are believed by neither.
 *
 * - `shown`: JPEG (ITU T.81), PNG (RFC 2083), WebP (RFC 9649). Every browser shows it, and the server makes its own picture of it.
 * - `drawn`: GIF and BMP, which no camera makes. Browsers draw them, and a phone makes a JPEG of it; the server takes none.
 * - `camera`: HEIF and AVIF (ISO/IEC 23008-12). What a browser cannot draw travels as it came, and the server keeps it for its admins.
 * - `raw`: TIFF and what is made of it: DNG, NEF, ARW. The preview within is used.
 * - `other`: JPEG XL, Canon's CR3 and whatever else calls itself a picture: used where the browser draws it.
 * - `none`: no picture.
 */
export type PhotoKind = 'shown' | 'drawn' | 'camera' | 'raw' | 'other' | 'none';

/** Bytes that tell. */
export const TELLING_BYTES = 32;

/** Brands of ISO base media files that are still pictures. */
const cameraBrands = /^(hei[cfmsx]|hev[cmsx]|mif[123]|miaf|msf1|avi[fos])/;

/** What stands where. */
const beginnings: readonly (readonly [PhotoKind, Readonly<Record<number, string>>])[] = [
  ['shown', { 0: '\u00ff\u00d8\u00ff' }],
  ['shown', { 0: '\u0089PNG\r\n' }],
  ['shown', { 0: 'RIFF', 8: 'WEBP' }],
  ['drawn', { 0: 'GIF8' }],
  ['drawn', { 0: 'BM' }],
  ['raw', { 0: 'II*\0' }],
  ['raw', { 0: 'MM\0*' }],
  ['other', { 0: '\u00ff\u000a' }],
  ['other', { 0: '\0\0\0\u000cJXL ' }],
  ['other', { 4: 'ftypcrx ' }],
];

export function photoKind(bytes: Uint8Array): PhotoKind {
  const text = String.fromCharCode(...bytes.subarray(0, TELLING_BYTES));
  if (text.startsWith('ftyp', 4) && cameraBrands.test(text.slice(8))) return 'camera';
  const fits = (parts: Readonly<Record<number, string>>) =>
    Object.entries(parts).every(([at, part]) => text.startsWith(part, Number(at)));
  return beginnings.find(([, parts]) => fits(parts))?.[0] ?? 'none';
}
