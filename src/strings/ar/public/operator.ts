import type * as english from '../../public/operator.ts';
import type { Translated } from '../../texts.ts';
import { own } from '../isolate.ts';

export const operatorTexts: Translated<typeof english.operatorTexts> = {
  named: (name: string) => `الجهة المشغّلة لهذا الخادم: ${own(name)}.`,
  unnamed: 'المنظمة التي أعطتك هذا العنوان هي التي تشغّل هذا الخادم. لم تُدخل اسمها هنا.',
  contactLead: 'للتواصل معها:',
  noContact: 'لم تُدخل وسيلة للتواصل معها. يرجى سؤال من أعطاك هذا العنوان، أو الإدارة.',
};
