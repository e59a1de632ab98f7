/** What a file is by its first bytes: what its sender calls it is believed by nobody. */
export type FileKind = 'picture' | 'undecodable' | 'other';

const starts = (bytes: Buffer, at: number, text: string) => bytes.toString('latin1', at, at + text.length) === text;

/** The brands of ISO 14496-12 `ftyp` boxes that cameras write HEIF and AVIF under. */
const HEIF_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1', 'avif', 'avis']);

/**
 * JPEG (ITU T.81), PNG (RFC 2083) and WebP (RFC 9649) are pictures. HEIF is kept as it came, and decoded by nobody here. Everything else is
 * none: SVG, HTML, PDF, archives, and GIF, which no camera makes.
 */
export function kindOf(bytes: Buffer): FileKind {
  if (bytes.length < 16) return 'other';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'picture';
  if (starts(bytes, 0, '\u0089PNG\r\n\u001A\n')) return 'picture';
  if (starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP')) return 'picture';
  if (starts(bytes, 4, 'ftyp') && HEIF_BRANDS.has(bytes.toString('latin1', 8, 12))) return 'undecodable';
  return 'other';
}
