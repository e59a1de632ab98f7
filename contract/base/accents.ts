/**
 * Accents of Latin, Greek and Cyrillic letters, and the vowel points of Arabic, as a class of regular expressions: who searches leaves
 * them out. The vowel signs of Hindi are no such, nor is the Greek iota below a letter (U+0345), which stands beside it in capitals.
 */
export const accents = String.raw`[\u0300-\u0344\u0346-\u036f\u064b-\u0652\u0670\u0640]`;
