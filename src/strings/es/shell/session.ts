import { plural } from '../../plural.ts';
import type * as english from '../../shell/session.ts';
import type { Translated } from '../../texts.ts';

/** What is said of a session that ended, and of what waits for somebody else. */
export const sessionTexts: Translated<typeof english.sessionTexts> = {
  waiting: (count: number) =>
    plural(count, {
      one: 'Inicie sesión de nuevo para enviar # mensaje suyo en espera.',
      many: 'Inicie sesión de nuevo para enviar # de mensajes suyos en espera.',
      other: 'Inicie sesión de nuevo para enviar # mensajes suyos en espera.',
    }),
  ended: 'Se cerró su sesión.',
  login: 'Iniciar sesión',
};

export const otherPersonTexts: Translated<typeof english.otherPersonTexts> = {
  title: (count: number) =>
    plural(count, {
      one: 'En este teléfono hay # mensaje en espera de la persona que tenía la sesión abierta',
      many: 'En este teléfono hay # de mensajes en espera de la persona que tenía la sesión abierta',
      other: 'En este teléfono hay # mensajes en espera de la persona que tenía la sesión abierta',
    }),
  same: 'Si es usted: inicie sesión, y se enviará.',
  other:
    'Si usted es otra persona: cuando inicie sesión, se bloquea para quien lo escribió. Usted no podrá leerlo, y no se pierde nada.',
  locked:
    'Si usted es otra persona: está bloqueado para quien lo escribió. Usted no puede leerlo, y no se pierde nada.',
  cannotSeal:
    'Si usted es otra persona, todavía no puede iniciar sesión aquí: esta dirección no está cifrada (http), así que no se podría bloquear para quien lo escribió.',
  sealed: (count: number) =>
    plural(count, {
      one: '# mensaje de otra persona está en espera.',
      many: '# de mensajes de otra persona están en espera.',
      other: '# mensajes de otra persona están en espera.',
    }),
  hidden: (count: number) =>
    plural(count, {
      one: 'En este teléfono espera # mensaje de otra persona. Solo ella puede verlo.',
      many: 'En este teléfono esperan # de mensajes de otra persona. Solo ella puede verlos.',
      other: 'En este teléfono esperan # mensajes de otra persona. Solo ella puede verlos.',
    }),
};
