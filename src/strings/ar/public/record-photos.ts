import { plural } from '../../plural.ts';
import type * as english from '../../public/record-photos.ts';
import type { Translated } from '../../texts.ts';

export const recordPhotoTexts: Translated<typeof english.recordPhotoTexts> = {
  title: 'الصور',
  titles: {
    arrived: 'صور عند الوصول',
    done: 'صور العمل المنجز',
    'handed-over': 'صور التسليم',
    merged: 'صور السجل المدموج',
  },
  loading: 'جارٍ تحميل الصور…',
  needNetwork: 'تحتاج الصور إلى اتصال. ما فتحته منها يبقى هنا.',
  again: 'تحديث',
  none: 'لم تصل أي صورة بعد.',
  onPhone: (count: number) =>
    plural(count, {
      zero: 'لا صور على الهاتف',
      one: 'صورة واحدة ما زالت على الهاتف',
      two: 'صورتان ما زالتا على الهاتف',
      few: '# صور ما زالت على الهاتف',
      many: '# صورة ما زالت على الهاتف',
      other: '# صورة ما زالت على الهاتف',
    }),
  lost: (count: number) =>
    plural(count, {
      zero: 'لم تُفقد أي صورة على الهاتف',
      one: 'فُقدت صورة واحدة على الهاتف',
      two: 'فُقدت صورتان على الهاتف',
      few: 'فُقدت # صور على الهاتف',
      many: 'فُقدت # صورة على الهاتف',
      other: 'فُقدت # صورة على الهاتف',
    }),
  photo: (place: string, count: string) => `الصورة ${place} من ${count}`,
  open: (name: string) => `فتح: ${name}`,
  fullSize: (size: string) => `الصورة كاملة: ${size}`,
  loadFull: (size: string) => `تحميل الصورة كاملة (${size})`,
  loadingFull: 'جارٍ تحميل الصورة كاملة…',
  tryAgain: 'المحاولة من جديد',
  arriving: (percent: string) => `في الطريق: ${percent}`,
  notComing: 'لم تصل كاملة، ولن يصل منها المزيد.',
  checking: 'وصلت، ويجري فحصها',
  undecodable: 'لا يمكن عرض صيغة هذا الهاتف هنا.',
  download: (size: string) => `تنزيل الأصل (${size})`,
  downloading: 'جارٍ تنزيل الأصل…',
  refused: 'ليست صورة: رفضها الخادم.',
  missing: 'لا يجد الخادم هذه الصورة.',
  released: 'يمكن للجميع رؤيتها',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  close: 'إغلاق',
};
