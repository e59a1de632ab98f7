import type * as english from '../../forms/typed-text.ts';
import type { Translated } from '../../texts.ts';

export const typedTexts: Translated<typeof english.typedTexts> = {
  titles: { report: 'Reporte de desastre', aid: 'Solicitud de ayuda', contact: 'Mensaje' },
  parts: { type: 'qué', quantity: 'cuánto', urgent: 'urgente' },
  yes: 'sí',
};
