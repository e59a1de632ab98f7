import type * as english from '../../shell/no-alerts.ts';
import type { Translated } from '../../texts.ts';

export const noAlertsTexts: Translated<typeof english.noAlertsTexts> = {
  title: 'Este navegador no puede recibir alertas',
  body: 'Pruebe con otro, como Chrome o Firefox.',
  another: 'SMS o correo en su lugar',
};
