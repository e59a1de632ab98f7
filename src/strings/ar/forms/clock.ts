import type * as english from '../../forms/clock.ts';
import type { Translated } from '../../texts.ts';

export const clockTexts: Translated<typeof english.clockTexts> = {
  wrong: (time: string) => `ساعة هذا الهاتف غير صحيحة: تشير إلى ${time}.`,
  reckoned: 'تُحسب «خلال 6 ساعات» والخيارات الأخرى من وقت الخادم.',
  unknown: 'يمكن ضبطها من إعدادات الهاتف، أو إدخال اليوم والوقت يدويًا.',
};
