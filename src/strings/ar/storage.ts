import { plural } from '../plural.ts';
import { sizeText } from '../size.ts';
import type * as english from '../storage.ts';
import type { Translated } from '../texts.ts';

export const storageTexts: Translated<typeof english.storageTexts> = {
  title: 'ذاكرة هذا الهاتف',
  used: (bytes: number) => `يستخدم هذا التطبيق ${sizeText(bytes)}.`,
  usedAndFree: (used: number, free: number) =>
    `يستخدم هذا التطبيق ${sizeText(used)}. يسمح له هذا المتصفح بما يصل إلى ${sizeText(free)} إضافية، إن بقي ذلك في الهاتف.`,
  unknown: 'هذا المتصفح لا يخبر كم استُخدم من الذاكرة.',
  promised: 'هذا الهاتف ملتزم بالاحتفاظ بما حُفظ.',
  notPromised: 'قد يمحو النظام ما حُفظ عند ضيق المساحة. التطبيقات المثبّتة هي آخر ما يُمحى.',
  privateTitle: 'هذه نافذة تصفح خاص',
  privateBody: 'إغلاق هذه النافذة يحذف ما هو بانتظار الإرسال. يرجى إبقاؤها مفتوحة حتى يُرسل كل شيء، أو أخذ نسخة.',
  ifPrivate: 'في نافذة تصفح خاص، إغلاقها يحذف ما هو بانتظار الإرسال.',
  slowTitle: 'ذاكرة هذا الهاتف لا تستجيب',
  slowBody: 'ربما يستغرق الأمر وقتًا فقط. فور استجابتها تعرض هذه الصفحة ما على هذا الهاتف.',
  failedTitle: 'تعذّرت قراءة ذاكرة هذا الهاتف',
  failedBody: 'ربما ما زال موجودًا ما حُفظ من قبل. لم يحذف هذا التطبيق منه شيئًا.',
  formsWork: 'ما زال بإمكانك ملء نموذج وإرساله دون حفظ.',
  tryAgain: 'إعادة المحاولة',
  backHome: 'العودة إلى البداية',
  recoveredTitle: 'تضرر جزء من ذاكرة هذا الهاتف',
  restored: (count: number) =>
    plural(count, {
      zero: 'لم تُستعد أي رسالة من نسختها الثانية.',
      one: 'استُعيدت رسالة واحدة من نسختها الثانية.',
      two: 'استُعيدت رسالتان من نسختيهما الثانيتين.',
      few: 'استُعيدت # رسائل من نسخها الثانية.',
      many: 'استُعيدت # رسالة من نسخها الثانية.',
      other: 'استُعيدت # رسالة من نسخها الثانية.',
    }),
  lost: (count: number) =>
    plural(count, {
      zero: 'استُعيدت كل الرسائل.',
      one: 'تعذّرت استعادة رسالة واحدة.',
      two: 'تعذّرت استعادة رسالتين.',
      few: 'تعذّرت استعادة # رسائل.',
      many: 'تعذّرت استعادة # رسالة.',
      other: 'تعذّرت استعادة # رسالة.',
    }),
  lostHelp: 'إن أمكن تذكّر ما ضاع، يرجى كتابته من جديد.',
  understood: 'قرأت ذلك',
};
