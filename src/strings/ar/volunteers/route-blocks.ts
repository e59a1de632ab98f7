import type { Translated } from '../../texts.ts';
import type * as english from '../../volunteers/route-blocks.ts';

export const routeBlockTexts: Translated<typeof english.routeBlockTexts> = {
  blocked: 'هذا الطريق مسدود',
  blockedOn: (stretch) => `هذا الطريق مسدود: ${stretch}`,
  where: (stretch) => `يُسجَّل على هذا الجزء من الطريق: ${stretch}`,
  ahead: 'الطريق أمامك',
  blockedAhead: 'الطريق أمامك مسدود',
  self: 'الحلقة على الخريطة هي أنت. تتحرك معك، ويبقى موقعك على هذا الهاتف.',
};
