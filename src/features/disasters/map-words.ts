import { disasterMapTexts } from '../../strings/public/disasters.ts';

/** What the marks of disasters that this phone knows one by one leave out. */
export function shownWords(shown: number, more: number, unplaced: number): string {
  const words = [disasterMapTexts.shown(shown)];
  if (more > 0) words.push(disasterMapTexts.more(more));
  if (unplaced > 0) words.push(disasterMapTexts.unplaced(unplaced));
  return [...words, disasterMapTexts.rounded].join(' ');
}
