/** Words as people here write them, in scripts that join, stack, reorder and run from right to left. */
const words = [
  'हिन्दी',
  'क्षत्रिय',
  'श्री',
  'राष्ट्रीय',
  'தமிழ்',
  'க்ஷௌ',
  'ஸ்ரீ',
  'বাংলা',
  'ক্ষ্ম',
  'র‍্যাব',
  'اردو',
  'ہجرت',
  'ﷺ',
  'عربي',
  'മലയാളം',
  'അവൻ',
  'അവന്‍',
  'ന്‍റെ',
  'ಕನ್ನಡ',
  'తెలుగు',
  'ગુજરાતી',
  'ਪੰਜਾਬੀ',
  'ଓଡ଼ିଆ',
  'සිංහල',
  'ශ්‍රී',
  'မြန်မာ',
  'ខ្មែរ',
  'ไทย',
  'བོད་',
  'עברית',
  'שָׁלוֹם',
  'ދިވެހި',
  '中文',
  '日本語',
  '한국어',
  '𞤀𞤣𞤤𞤢𞤥',
] as const;

/** What keyboards, copies and ill will put around words. */
const around: readonly ((word: string) => string)[] = [
  (word) => `\u202e${word}\u202c`,
  (word) => `\u2067${word}\u2069 12`,
  (word) => `\u202d${word}`,
  (word) => Array.from(word).join('\u200d'),
  (word) => Array.from(word).join('\u200c'),
  (word) => `${word}${'\u0301\u0316\u0489'.repeat(60)}`,
  (word) => `\ufeff${word}\u00ad\u2060`,
  (word) => word.normalize('NFD'),
  (word) => `${word} 😀${word}`,
];

const wholes = [
  '👩‍👩‍👧‍👦👨🏿‍🚒🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '\u0041\u030a',
  '\u00c5',
  '\u212b',
  'ﬁ ﷲ ㎏ Ⅷ',
  '०१२३४५६७८९',
  '٠١٢٣٤٥٦٧٨٩',
  '۰۱۲۳۴۵۶۷۸۹',
  '\u2028\u2029\u0085',
  '\ufffd\ufffe\uffff\u{10ffff}',
  'İıſẞ',
  'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319\u0324\u031e\u0349\u035a\u032f\u031e\u0320\u034dA\u036b\u0357\u0334\u0362\u0335\u031c\u0330\u0354L\u0368\u0367\u0369\u0358\u0320G',
];

/** Text that must come back byte for byte. */
export const worldTexts: readonly string[] = [
  ...words,
  ...wholes,
  ...words.flatMap((word) => around.map((put) => put(word))),
];

/** Text that no database of ours can hold; it is refused with words, never changed. */
export const unstorableTexts: readonly string[] = [
  '\u0000',
  'name\u0000',
  '\u0000हिन्दी',
  '\ud800',
  '\udc00',
  'half \ud83d',
  '\udc00\ud800',
  `${'a'.repeat(50)}\udfff`,
];
