import type * as english from '../../forms/field-names.ts';
import type { Translated } from '../../texts.ts';

export const fieldNames: Translated<typeof english.fieldNames> = {
  disasterType: 'نوع الكارثة',
  severity: 'الشدة',
  location: 'المكان',
  address: 'وصف المكان',
  description: 'ماذا يجري',
  name: 'اسمك',
  contactNumber: 'رقم الهاتف',
  peopleAffected: 'عدد المتضررين',
  assistanceRequired: 'المساعدة المطلوبة',
  roadBlocked: 'ما الذي يسد الطريق',
  deadline: 'مطلوب قبل',
  requirements: 'الاحتياج',
  keptPosition: 'الموقع',
};
