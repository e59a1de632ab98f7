import { referenceOf } from '../../../contract/reference.ts';
import { folded } from './fold.ts';

type HasText = (id: string, written: readonly (string | undefined)[]) => boolean;

/** Has a record each of these words somewhere in what was written in it, or in its reference? No word: all have. */
export function textFilter(text: string): HasText {
  const words = folded(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return () => true;
  return (id, written) => {
    const all = folded([referenceOf(id), ...written].join('\n'));
    return words.every((word) => all.includes(word));
  };
}
