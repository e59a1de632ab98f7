import { inflateSync } from 'node:zlib';

/** What a PDF of ours holds. Not for any PDF: pdfkit writes one object after the other, and only streams are packed. */
export interface PdfContent {
  /** The document's dictionaries, without streams. */
  plain: string;
  title: string;
  /** What is read aloud, a paragraph or line each. */
  spoken: string[];
  /** What the glyphs on the page stand for, in the order in which they are drawn. */
  drawn: string;
  /** Glyphs that stand for "no such letter". */
  boxes: number;
}

type Objects = ReadonlyMap<string, { head: string; stream: string }>;

export function readPdf(bytes: Uint8Array): PdfContent {
  const objects = objectsOf(Buffer.from(bytes).toString('latin1'));
  const all = [...objects.values()];
  const plain = all.map(({ head }) => head).join('\n');
  const page = all.find(({ stream }) => /\bBT\b/.test(stream))?.stream ?? '';
  const fonts = new Map(
    Array.from(plain.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name = '', id = '']) => [name, lettersOf(objects, id)]),
  );
  const glyphs = Array.from(page.matchAll(/\/(F\d+) [\d.]+ Tf([^]*?)ET/g), ([, font = '', text = '']) =>
    Array.from(text.matchAll(/<([\da-f]+)>/g), ([, hex = '']) => hex.match(/.{4}/g) ?? [])
      .flat()
      .map((glyph) => ({ font, glyph: Number.parseInt(glyph, 16) })),
  ).flat();
  return {
    plain,
    title: stringOf((objects.get(/\/Title (\d+) 0 R/.exec(plain)?.[1] ?? '')?.head ?? '').slice(1, -1)),
    spoken: Array.from(plain.matchAll(/\/ActualText \(((?:\\[^]|[^\\)])*)\)/g), ([, text = '']) => stringOf(text)),
    drawn: glyphs.map(({ font, glyph }) => fonts.get(font)?.[glyph] ?? '').join(''),
    boxes: glyphs.filter(({ glyph }) => glyph === 0).length,
  };
}

function objectsOf(file: string): Objects {
  const found = file.matchAll(/(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g);
  return new Map(
    Array.from(found, ([, id = '', body = '']) => {
      const [head = '', packed = ''] = body.split(/\nstream\n/, 2);
      const stream = packed.replace(/\nendstream$/, '');
      const isPacked = head.includes('/FlateDecode');
      const text = isPacked ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : stream;
      return [id, { head, stream: text }];
    }),
  );
}

/** By glyph; the font names its table of letters. */
function lettersOf(objects: Objects, font: string): string[] {
  const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '')?.[1] ?? '';
  const ranges = /beginbfrange([^]*)endbfrange/.exec(objects.get(table)?.stream ?? '')?.[1] ?? '';
  const lists = Array.from(ranges.matchAll(/\[([^\]]*)\]/g), ([, list = '']) => list).join(' ');
  return Array.from(lists.matchAll(/<([^>]*)>/g), ([, hex = '']) =>
    Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
  );
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A string between brackets: UTF-16 where it begins with its mark, else Latin. */
function stringOf(written: string): string {
  const bytes = written.replace(/\\([^])/g, (_, escaped: string) => ESCAPES[escaped] ?? escaped);
  return bytes.startsWith('\u00fe\u00ff') ? Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le') : bytes;
}
