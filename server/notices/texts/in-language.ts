import type { DisasterType, LanguageCode } from '../../../contract/enumerations.ts';
import { arabic } from './ar.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { hindi } from './hi.ts';
import type { NoticeTexts, NoticeWords } from './notice-texts.ts';

export const noticeTexts: Readonly<Record<LanguageCode, NoticeTexts>> = {
  en: english,
  hi: hindi,
  es: spanish,
  ar: arabic,
};

/** About a disaster: its kind stands before the title. */
export function aboutDisaster({ types }: NoticeTexts, type: DisasterType, { title, body }: NoticeWords): NoticeWords {
  return { title: `${types[type]}: ${title}`, body };
}
