import type * as english from '../../shell/no-alerts.ts';
import type { Translated } from '../../texts.ts';

export const noAlertsTexts: Translated<typeof english.noAlertsTexts> = {
  title: 'لا يمكن أن تصل التنبيهات إلى هذا المتصفح',
  body: 'جرّب متصفحًا آخر، مثل Chrome أو Firefox.',
  another: 'رسالة نصية أو بريد بدلًا من ذلك',
};
