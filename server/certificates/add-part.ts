import { textOf, type Cluster } from './clusters.ts';
import { fitted, LEADING, widthOf } from './fitted.ts';
import type { Part } from './parts.ts';
import { drawLines, type Sheet } from './sheet.ts';

/** Writes one block of words into its room, for the eye and for who reads aloud. */
export function addPart(sheet: Sheet, root: PDFKit.PDFStructureElement, part: Part, clusters: Cluster[]): void {
  const { room, x, align, color } = part;
  const set = fitted(clusters, room);
  const height = set.lines.length * set.size * LEADING;
  const top = part.isCentred ? part.top + Math.max(0, (room.height - height) / 2) : part.top;
  // Read aloud as it is spoken, whatever the order of the letters' forms on the page.
  const element = sheet.struct(part.tag, { actual: textOf(clusters) });
  root.add(element);
  element.add(() => {
    drawLines(sheet, set, { x, top, align, color });
    if (part.tag !== 'Link') return;
    const width = Math.max(...set.lines.map(widthOf)) * set.size;
    const left = align === 'left' ? x : x - width;
    const contents = { structParent: element, Contents: Object(part.text) };
    sheet.link(left, top, width, height, part.text, contents);
  });
  element.end();
}
