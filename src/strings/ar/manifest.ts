import type * as english from '../manifest.ts';
import type { Translated } from '../texts.ts';

export const manifestTexts: Translated<typeof english.manifestTexts> = {
  report: 'إبلاغ',
  screenshots: {
    home: 'الإبلاغ عن كارثة أو طلب مساعدة، بوجود شبكة أو دونها',
    report: 'نموذج الإبلاغ: ماذا حدث، وما مدى خطورته، وأين',
    waiting: 'ما حُفظ على الهاتف، ولماذا ما زال ينتظر',
    'home-wide': 'الإبلاغ عن كارثة أو طلب مساعدة من جهاز مكتبي',
  },
};
