import makeBidi, { type Bidi } from 'bidi-js';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { faceOf, type Face, type Weight } from './faces.ts';

/** What a reader takes for one letter, with its marks. */
export interface Cluster {
  text: string;
  face: Face;
  /** Embedding level of the bidirectional algorithm (Unicode, UAX 9): odd runs from right to left. */
  level: number;
}

// Its types speak of another form of the module than the one that Node loads.
const bidi = (makeBidi as unknown as () => Bidi)();

const TURN = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';
const TURNS = new RegExp(`[${TURN}]`, 'gu');
/** Shows nothing and joins nothing; the joiners (U+200C, U+200D) and what turns text stay for now. */
const NOTHING = new RegExp(`(?![\\u200c\\u200d${TURN}])\\p{Default_Ignorable_Code_Point}`, 'gu');

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** As it is set: one line, composed, without what shows nothing. */
function settable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(NOTHING, '')
    .trim();
}

/** The letters of a paragraph in the order in which they are spoken. */
export function clustersOf(
  text: string,
  direction: 'ltr' | 'rtl' | 'auto',
  weight: Weight,
): Result<Cluster[], 'unsupported-script'> {
  const set = settable(text);
  const { levels } = bidi.getEmbeddingLevels(set, direction);
  const clusters: Cluster[] = [];
  for (const { segment, index } of graphemes.segment(set)) {
    const shown = segment.replace(TURNS, '');
    if (shown === '') continue;
    const face = faceOf(shown, weight, clusters.at(-1)?.face);
    if (!face) return failed('unsupported-script');
    clusters.push({ text: shown, face, level: levels[index] ?? 0 });
  }
  return ok(clusters);
}

export function textOf(clusters: readonly Cluster[]): string {
  return clusters.map(({ text }) => text).join('');
}
