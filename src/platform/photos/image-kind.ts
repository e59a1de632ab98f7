/**
 * What a file is, by its first bytes: `common` is what every browser shows, so that one which does not is damaged; `rare` is a picture
 * that some cannot decode (HEIC of an iPhone, AVIF, JPEG XL, TIFF and the raw formats made of it); `none` is no picture.
 */
export type ImageKind = 'common' | 'rare' | 'none';

/** Bytes that tell. */
export const TELLING_BYTES = 32;

const commonBeginnings = ['\u00ff\u00d8\u00ff', '\u0089PNG\r\n', 'GIF8', 'BM'];
const rareBeginnings = ['II*\0', 'MM\0*', '\u00ff\u000a', '\0\0\0\u000cJXL '];
/** Brands of ISO base media files that are pictures: ISO/IEC 23008-12, and AVIF's. */
const rareBrands = /^(hei[cfmsx]|hev[cmsx]|mi[af][123f]|msf1|avi[fs]|crx )/;

export function imageKind(bytes: Uint8Array): ImageKind {
  const text = String.fromCharCode(...bytes.subarray(0, TELLING_BYTES));
  if (commonBeginnings.some((one) => text.startsWith(one))) return 'common';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'common';
  const isRare = text.startsWith('ftyp', 4) && rareBrands.test(text.slice(8));
  return isRare || rareBeginnings.some((one) => text.startsWith(one)) ? 'rare' : 'none';
}
