import type { Translated } from '../../texts.ts';
import type * as english from '../../volunteers/route-blocks.ts';

export const routeBlockTexts: Translated<typeof english.routeBlockTexts> = {
  blocked: 'यह सड़क बंद है',
  blockedOn: (stretch) => `यह सड़क बंद है: ${stretch}`,
  where: (stretch) => `सूचना रास्ते के इस हिस्से की होगी: ${stretch}`,
  ahead: 'आपके आगे की सड़क',
  blockedAhead: 'आपके आगे की सड़क बंद है',
  self: 'नक्शे पर घेरा आप हैं। वह आपके साथ चलता है, और आपकी जगह इसी फ़ोन पर रहती है।',
};
