import type * as english from '../../forms/record-age.ts';
import type { Translated } from '../../texts.ts';

export const recordAgeTexts: Translated<typeof english.recordAgeTexts> = {
  notConfirmed: 'Sin confirmar desde',
  mark: 'sin confirmar últimamente',
  asked: (when: string) => `se preguntó ${when}`,
  enteredBy: 'Introducido por',
  helper: 'alguien que ayuda, para otra persona',
  helperFor: (name: string) => `alguien que ayuda, para ${name}`,
  elsewhere: 'Registrado también en otro lugar',
  sameElsewhere: 'Otras solicitudes abiertas con este origen y número',
};
