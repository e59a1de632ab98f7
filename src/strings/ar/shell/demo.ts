import type * as english from '../../shell/demo.ts';
import type { Translated } from '../../texts.ts';

export const demoTexts: Translated<typeof english.demoTexts> = {
  title: 'عرض تجريبي',
  mark: 'لا شيء هنا حقيقي، وما ترسله لا يصل إلى أحد.',
  saved: 'هذا عرض تجريبي: ما ترسله هنا لا يصل إلى أحد. في الخطر الحقيقي اتصل لطلب المساعدة.',
};
