import type * as english from '../../shell/start.ts';
import type { Translated } from '../../texts.ts';

export const startTexts: Translated<typeof english.startTexts> = {
  failed: 'تعذّر تشغيل Relief Relay. يرجى إعادة التحميل. إذا بقي الأمر هكذا، يمكن استخدام متصفح آخر على هذا الهاتف.',
  noStorage:
    'هذا المتصفح لا يسمح لتطبيق Relief Relay بحفظ أي شيء على هذا الهاتف. ما زال بإمكانك ملء نموذج وإرساله فورًا. للحفظ حتى الإرسال لاحقًا، يلزم السماح لهذا الموقع بتخزين البيانات، أو استخدام متصفح آخر أو نافذة غير خاصة.',
};
