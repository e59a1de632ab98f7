/** The previews within one file: most have two or three. */
const MOST_FOLDERS = 16;
const [NEXT, COMPRESSION, STRIP, ORIENTATION, STRIP_BYTES, FOLDERS, JPEG, JPEG_BYTES] = [
  0, 259, 273, 274, 279, 330, 513, 514,
] as const;
/** Compressions that are JPEG: TIFF 6.0, and its technical note 2. */
const JPEGS: readonly (number | undefined)[] = [6, 7];
const SHORT = 3;

interface Tiff {
  file: Blob;
  isLittle: boolean;
}

/**
 * The JPEGs that a camera put into a raw file beside what its sensor saw, the largest first. By TIFF 6.0, section 2, and Adobe's DNG 1.7,
 * "Preview Images"; bytes from anywhere are read here. Empty where there is none.
 */
export async function rawPreviews(file: Blob): Promise<Blob[]> {
  const head = await viewOf(file, 0, 8);
  if (head === undefined) return [];
  const tiff = { file, isLittle: head.getUint16(0) === 0x49_49 };
  const found: { at: number; size: number }[] = [];
  const starts = [head.getUint32(4, tiff.isLittle)];
  let orientation = 1;
  for (let index = 0; index < Math.min(starts.length, MOST_FOLDERS); index += 1) {
    const folder = await folderAt(tiff, starts[index] ?? 0);
    const [strip, stripBytes] = JPEGS.includes(folder.get(COMPRESSION)?.[0])
      ? [folder.get(STRIP), folder.get(STRIP_BYTES)]
      : [];
    if (index === 0) orientation = folder.get(ORIENTATION)?.[0] ?? 1;
    for (const [place, bytes] of [
      [strip, stripBytes],
      [folder.get(JPEG), folder.get(JPEG_BYTES)],
    ]) {
      const [at = 0, ...others] = place ?? [];
      const size = bytes?.[0] ?? 0;
      if (at > 0 && others.length === 0 && size > 0 && at + size <= file.size) found.push({ at, size });
    }
    starts.push(...(folder.get(FOLDERS) ?? []), ...(folder.get(NEXT) ?? []).filter((start) => start > 0));
  }
  found.sort((a, b) => b.size - a.size);
  return found.map(({ at, size }) => turned(file.slice(at, at + size), orientation));
}

/** Numbers of each field of one folder, and where the next folder lies. */
async function folderAt({ file, isLittle }: Tiff, start: number): Promise<Map<number, number[]>> {
  const fields = new Map<number, number[]>();
  const count = (await viewOf(file, start, 2))?.getUint16(0, isLittle) ?? 0;
  const view = await viewOf(file, start + 2, count * 12 + 4);
  if (count === 0 || view === undefined) return fields;
  for (let index = 0; index < count; index += 1) {
    const at = index * 12;
    const bytes = view.getUint16(at + 2, isLittle) === SHORT ? 2 : 4;
    const many = Math.min(view.getUint32(at + 4, isLittle), MOST_FOLDERS);
    const isHere = many * bytes <= 4;
    const values = isHere ? view : await viewOf(file, view.getUint32(at + 8, isLittle), many * bytes);
    const first = isHere ? at + 8 : 0;
    if (values === undefined) continue;
    const read = (place: number) =>
      bytes === 2 ? values.getUint16(place, isLittle) : values.getUint32(place, isLittle);
    fields.set(
      view.getUint16(at, isLittle),
      Array.from({ length: many }, (_, each) => read(first + each * bytes)),
    );
  }
  fields.set(NEXT, [view.getUint32(count * 12, isLittle)]);
  return fields;
}

/** Undefined: the file ends before. */
async function viewOf(file: Blob, at: number, length: number): Promise<DataView | undefined> {
  if (at + length > file.size) return undefined;
  return new DataView(await file.slice(at, at + length).arrayBuffer());
}

/** The raw file says which way is up, and its preview does not: an Exif segment (CIPA DC-008, 4.5.4) in front tells browsers. */
function turned(jpeg: Blob, orientation: number): Blob {
  if (orientation < 2 || orientation > 8) return new Blob([jpeg], { type: 'image/jpeg' });
  const exif = `\u00ff\u00d8\u00ff\u00e1\0\u0022Exif\0\0MM\0\u002a\0\0\0\u0008\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`;
  const bytes = Uint8Array.from(exif, (letter) => letter.charCodeAt(0));
  return new Blob([bytes, jpeg.slice(2)], { type: 'image/jpeg' });
}
