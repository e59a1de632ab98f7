import type { Font as ParsedFont } from 'fontkit';
import { Blob, Buffer, BufferFlag, ClusterLevel, Direction, Face, Font, shape } from 'harfbuzzjs';

interface Glyph {
  id: number;
  /** In the font's units, as the positions. */
  advanceWidth: number;
  /** The letters that it stands for, so that a reader of the page finds them again. */
  codePoints: number[];
}

interface Position {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}

/** Glyphs from left to right; as pdfkit asks a font for them. */
export interface Shaped {
  glyphs: Glyph[];
  positions: Position[];
  advanceWidth: number;
}

export type Shape = (text: string, fromRight: boolean) => Shaped;

// Characters of no width leave no glyph; a mark without a letter gets no circle of dots to sit on.
const FLAGS = BufferFlag.REMOVE_DEFAULT_IGNORABLES | BufferFlag.DO_NOT_INSERT_DOTTED_CIRCLE;

/** One for all: shaping is done before anything else runs. */
const buffer = new Buffer();

/** Turns letters of one script and direction into glyphs, as the script joins, stacks and reorders them. */
export function shaperOf(file: Uint8Array, parsed: ParsedFont): Shape {
  const font = new Font(new Face(new Blob(file)));
  return (text, fromRight) => {
    buffer.reset();
    buffer.setFlags(FLAGS);
    buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS);
    buffer.addText(text);
    buffer.setDirection(fromRight ? Direction.RTL : Direction.LTR);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const infos = buffer.getGlyphInfos().map(({ codepoint, cluster }) => ({ id: codepoint, cluster }));
    const positions = buffer.getGlyphPositions();
    const points = codePointsOf(text, infos);
    return {
      glyphs: infos.map(({ id }, index) => ({
        id,
        advanceWidth: parsed.getGlyph(id).advanceWidth,
        codePoints: points[index] ?? [],
      })),
      positions,
      advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
    };
  };
}

/** The characters from each cluster's start to the next one's go to its first glyph. */
function codePointsOf(text: string, infos: readonly { cluster: number }[]): number[][] {
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].toSorted((a, b) => a - b);
  const given = new Set<number>();
  return infos.map(({ cluster }) => {
    if (given.has(cluster)) return [];
    given.add(cluster);
    const end = starts[starts.indexOf(cluster) + 1] ?? text.length;
    return Array.from(text.slice(cluster, end), (character) => character.codePointAt(0) ?? 0);
  });
}
