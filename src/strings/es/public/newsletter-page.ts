import type * as english from '../../public/newsletter-page.ts';
import type { Translated } from '../../texts.ts';
import { plural } from '../../plural.ts';

/** The page that the links of the newsletter’s mails open. */
export const newsletterPageTexts: Translated<typeof english.newsletterPageTexts> = {
  confirmTitle: 'Confirme su dirección',
  confirmLead: 'Pulse el botón y el boletín llegará a su correo electrónico.',
  confirm: 'Confirmar',
  confirmed: 'Su dirección está confirmada. Gracias.',
  confirmedBody: 'Cada correo trae un enlace para dejar el boletín.',
  leaveTitle: 'Dejar el boletín',
  leaveLead: 'Pulse el botón y su correo electrónico se borrará de este servidor.',
  leave: 'Borrar mi dirección',
  left: 'Su dirección se borró.',
  leftBody: (days: number) =>
    plural(days, {
      one: 'Durante # día no se le envía nada, aunque alguien la escriba.',
      other: 'Durante # días no se le envía nada, aunque alguien la escriba.',
    }),
  busy: 'Un momento…',
  badConfirm:
    'Este enlace ya no sirve: es demasiado antiguo o un correo más nuevo lo reemplazó. Suscríbase de nuevo abajo.',
  badLeave: 'Este enlace no está completo. Cópielo entero del correo y ábralo de nuevo.',
  noLink: 'Escriba su correo electrónico al final de esta página para recibir el boletín.',
  noLinkBody: 'Para dejarlo, abra el enlace que está al final de cada correo.',
};
