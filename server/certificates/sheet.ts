import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { textOf, type Cluster } from './clusters.ts';
import { FROM_RIGHT } from './faces.ts';
import { LEADING, widthOf, type Fitted } from './fitted.ts';
import { runsOf } from './runs.ts';

export type Sheet = PDFKit.PDFDocument;

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** A font that fontkit has opened: pdfkit takes it, its types do not know of it yet. */
      registerFont(name: string, font: Font): this;
    }
  }
}

/** No words of a person: pdfkit puts title and id into XML as they are. */
interface About {
  id: string;
  title: string;
  language: string;
  madeAt: Date;
}

/** One page, A4 across, tagged for readers that read aloud (PDF/UA). It holds no time but `madeAt`. */
export function newSheet({ id, title, language, madeAt }: About): Sheet {
  // pdfkit's types do not know of PDF/UA yet.
  const options: object = {
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    // None of the fonts that a PDF may name without holding it.
    font: '',
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, Keywords: id, Creator: 'Relief Relay', Producer: 'Relief Relay', CreationDate: madeAt },
  };
  return new PDFDocument(options);
}

interface Place {
  /** Of the block: its left edge, middle or right edge, by `align`. */
  x: number;
  top: number;
  align: 'left' | 'center' | 'right';
  color: string;
}

export function drawLines(sheet: Sheet, { size, lines }: Fitted, { x, top, align, color }: Place): void {
  const share = { left: 0, center: 0.5, right: 1 }[align];
  for (const [index, line] of lines.entries()) {
    const baseline = top + size * (LEADING * index + 1.06);
    drawLine(sheet, line, size, { x: x - widthOf(line) * size * share, baseline, color });
  }
}

function drawLine(
  sheet: Sheet,
  line: readonly Cluster[],
  size: number,
  at: { x: number; baseline: number; color: string },
): void {
  const runs = runsOf(line);
  // Letters that stand in another order than they are spoken are found and copied by this. Viewers turn what runs from
  // right to left by themselves, and would turn this, too.
  const isMarked = runs.every(({ fromRight }) => !fromRight);
  if (isMarked) sheet.markContent('Span', { actual: `${textOf(line)} ` });
  sheet.fillColor(at.color);
  let { x } = at;
  for (const { face, text, fromRight, width } of runs) {
    sheet.registerFont(face.name, face.font);
    // pdfkit's types do not know of the last two yet: it need not measure again.
    const options: object = { features: fromRight ? [FROM_RIGHT] : [], textWidth: width * size, wordCount: 1 };
    sheet.font(face.name, size).text(text, x, at.baseline, { ...options, lineBreak: false, baseline: 'alphabetic' });
    x += width * size;
  }
  if (isMarked) sheet.endMarkedContent();
}

export async function bytesOf(sheet: Sheet): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  sheet.end();
  for await (const chunk of sheet) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks);
}
