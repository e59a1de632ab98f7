import type * as english from '../../forms/clock.ts';
import type { Translated } from '../../texts.ts';

export const clockTexts: Translated<typeof english.clockTexts> = {
  wrong: (time: string) => `El reloj de este teléfono está mal: dice ${time}.`,
  reckoned: '«En 6 horas» y las demás opciones se cuentan desde la hora del servidor.',
  unknown: 'Corríjalo en los ajustes del teléfono, o escriba usted el día y la hora.',
};
