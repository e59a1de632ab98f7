import { plural } from '../plural.ts';

/** How long a password has to be, as the beginning of a sentence or the end of one. */
export function atLeastCharacters(count: number): string {
  return plural(count, {
    zero: '# حرف على الأقل',
    one: 'حرف واحد على الأقل',
    two: 'حرفان على الأقل',
    few: '# أحرف على الأقل',
    many: '# حرفًا على الأقل',
    other: '# حرف على الأقل',
  });
}

/** How long a link for a new password works. */
export function linkGoodFor(minutes: number): string {
  return plural(minutes, {
    zero: 'الرابط صالح مدة # دقيقة، ولمرة واحدة.',
    one: 'الرابط صالح مدة دقيقة، ولمرة واحدة.',
    two: 'الرابط صالح مدة دقيقتين، ولمرة واحدة.',
    few: 'الرابط صالح مدة # دقائق، ولمرة واحدة.',
    many: 'الرابط صالح مدة # دقيقة، ولمرة واحدة.',
    other: 'الرابط صالح مدة # دقيقة، ولمرة واحدة.',
  });
}
