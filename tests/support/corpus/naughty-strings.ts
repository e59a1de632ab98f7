import list from 'big-list-of-naughty-strings' with { type: 'json' };

/** Strings of the list's newer editions, which its package does not have yet. */
const newer = [
  'hasOwnProperty',
  'INF',
  '1#INF',
  '-1#IND',
  '1#QNAN',
  '<foo val=“bar” />',
  "<foo val=`bar' />",
  '🇺🇸🇷🇺🇸🇦🇫🇦🇲',
  'مُنَاقَشَةُ سُبُلِ اِسْتِخْدَامِ اللُّغَةِ فِي النُّظُمِ الْقَائِمَةِ',
  '<u oncopy=alert()> Copy me</u>',
  '<plaintext>',
  'http://a/%%30%30',
  '{0}',
];

/** The Big List of Naughty Strings: what people have seen break programs that take text. */
export const naughtyStrings: readonly string[] = [...list, ...newer];
