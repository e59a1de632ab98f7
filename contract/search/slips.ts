/** A shorter word is one letter away from too many others; of a longer one there would be too many that may be meant. */
const [SHORTEST, LONGEST] = [5, 24];

/** The letters of each script in which a slip is looked for, as folding leaves them. */
const alphabets = [
  'abcdefghijklmnopqrstuvwxyz',
  'αβγδεζηθικλμνξοπρστυφχψω',
  'абвгдежзийклмнопрстуфхцчшщъыьэюяєіїґ',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهويپچژگٹڈڑ',
  'अआइईउऊएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहािीुूृेैोौ्ंः',
];

/** May one letter of it be wrong? */
export function mayBeSlip(word: string): boolean {
  const { length } = Array.from(word);
  return length >= SHORTEST && length <= LONGEST && /\p{L}/u.test(word);
}

/** All words that differ from a folded one by a wrong letter, one too many, one too few, or two that changed places. */
export function slipsOf(word: string): string[] {
  const letters = Array.from(word);
  const alphabet = alphabets.find((one) => letters.some((letter) => one.includes(letter))) ?? '';
  const slips = new Set<string>();
  for (let at = 0; at <= letters.length; at += 1) {
    const [before, behind] = [letters.slice(0, at).join(''), letters.slice(at + 1).join('')];
    const [letter = '', next = ''] = letters.slice(at);
    for (const other of alphabet) slips.add(before + other + letter + behind);
    if (letter === '') continue;
    slips.add(before + behind);
    for (const other of alphabet) slips.add(before + other + behind);
    if (next !== '') slips.add(before + next + letter + letters.slice(at + 2).join(''));
  }
  slips.delete(word);
  return [...slips];
}
