/** Where a photo was taken, degrees. */
export interface TakenAt {
  lati: number;
  long: number;
  /** Metres that it may be off, where the camera says so. */
  accuracyM?: number;
}

/** Bytes of a photo's beginning in which its camera's notes lie: one segment of a JPEG has 64 kB at most, and they come among the first. */
export const NOTES_BYTES = 192 * 1024;

const GPS_FOLDER = 0x88_25;
const [LAT_REF, LAT, LONG_REF, LONG, ERROR] = [1, 2, 3, 4, 0x1f] as const;
const RATIONAL = 5;

/**
 * The position that a camera wrote into a JPEG, by Exif 2.32 (CIPA DC-008), sections 4.6.2 and 4.6.6: the segment APP1 holds a TIFF file
 * whose first folder leads to one for GPS. A raw file is such a TIFF file itself. `undefined` where there is none, or none that makes sense: bytes from anywhere are read here.
 */
export function exifPosition(bytes: ArrayBuffer): TakenAt | undefined {
  try {
    const view = new DataView(bytes);
    const isTiff = [0x49_49, 0x4d_4d].includes(view.getUint16(0));
    const tiff = isTiff ? view : tiffIn(view);
    return tiff && positionIn(tiff);
  } catch (error) {
    // It ends before what it promises.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The TIFF file within the segment that begins with "Exif". */
function tiffIn(jpeg: DataView): DataView | undefined {
  if (jpeg.getUint16(0) !== 0xff_d8) return undefined;
  for (let at = 2; at + 4 <= jpeg.byteLength;) {
    const marker = jpeg.getUint16(at);
    const length = jpeg.getUint16(at + 2);
    // What follows the start of the scan is the picture.
    if (marker >>> 8 !== 0xff || marker === 0xff_da || length < 2) return undefined;
    const isExif = marker === 0xff_e1 && length > 8 && jpeg.getUint32(at + 4) === 0x45_78_69_66;
    if (isExif) return new DataView(jpeg.buffer, at + 10, Math.min(length - 8, jpeg.byteLength - at - 10));
    at += 2 + length;
  }
  return undefined;
}

/** A field of a folder: how many values, and where they lie. */
interface Entry {
  type: number;
  count: number;
  at: number;
}

function positionIn(tiff: DataView): TakenAt | undefined {
  const isLittle = tiff.getUint16(0) === 0x49_49;
  const gps = folder(tiff, tiff.getUint32(4, isLittle), isLittle).get(GPS_FOLDER);
  if (!gps) return undefined;
  const fields = folder(tiff, tiff.getUint32(gps.at, isLittle), isLittle);
  const lati = degrees(tiff, fields.get(LAT), letter(tiff, fields.get(LAT_REF)) === 'S', isLittle);
  const long = degrees(tiff, fields.get(LONG), letter(tiff, fields.get(LONG_REF)) === 'W', isLittle);
  if (lati === undefined || long === undefined || Math.abs(lati) > 90 || Math.abs(long) > 180) return undefined;
  // Cameras without a fix write zeros.
  if (lati === 0 && long === 0) return undefined;
  const accuracyM = metres(tiff, fields.get(ERROR), isLittle);
  return { lati, long, ...(accuracyM > 0 && accuracyM < Infinity && { accuracyM }) };
}

function folder(tiff: DataView, start: number, isLittle: boolean): Map<number, Entry> {
  const count = tiff.getUint16(start, isLittle);
  const found = new Map<number, Entry>();
  for (let index = 0; index < count; index += 1) {
    const at = start + 2 + index * 12;
    found.set(tiff.getUint16(at, isLittle), {
      type: tiff.getUint16(at + 2, isLittle),
      count: tiff.getUint32(at + 4, isLittle),
      at: at + 8,
    });
  }
  return found;
}

function letter(tiff: DataView, entry: Entry | undefined): string {
  return entry ? String.fromCharCode(tiff.getUint8(entry.at)) : '';
}

/** Three fractions: degrees, minutes, seconds. */
function degrees(tiff: DataView, entry: Entry | undefined, isNegative: boolean, isLittle: boolean) {
  if (entry?.type !== RATIONAL || entry.count !== 3) return undefined;
  const at = tiff.getUint32(entry.at, isLittle);
  const part = (index: number) => {
    const [over, under] = [tiff.getUint32(at + index * 8, isLittle), tiff.getUint32(at + index * 8 + 4, isLittle)];
    return under === 0 ? (over === 0 ? 0 : Number.NaN) : over / under;
  };
  const value = part(0) + part(1) / 60 + part(2) / 3600;
  return Number.isFinite(value) ? (isNegative ? -value : value) : undefined;
}

/** One fraction; not a number where there is none. */
function metres(tiff: DataView, entry: Entry | undefined, isLittle: boolean): number {
  if (entry?.type !== RATIONAL || entry.count !== 1) return Number.NaN;
  const at = tiff.getUint32(entry.at, isLittle);
  return tiff.getUint32(at, isLittle) / tiff.getUint32(at + 4, isLittle);
}
