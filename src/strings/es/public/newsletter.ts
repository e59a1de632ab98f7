import type * as english from '../../public/newsletter.ts';
import type { Translated } from '../../texts.ts';

export const newsletterTexts: Translated<typeof english.newsletterTexts> = {
  title: 'Boletín',
  lead: 'Noticias del trabajo de ayuda, por correo electrónico. Puede dejarlo en cualquier momento.',
  email: 'Su correo, para el boletín',
  subscribe: 'Suscribirse',
  missing: 'Escriba su correo electrónico.',
  notSaved: 'No se pudo guardar en este teléfono. Inténtelo de nuevo.',
  saved: 'Guardado en este teléfono. Se envía solo.',
  arrived: 'Su solicitud llegó.',
  lookInMail: 'Le enviamos un correo. Abra el enlace que trae para confirmar su dirección.',
  noMailYet: 'Este servidor todavía no puede enviar correos. Le pedirá que confirme cuando pueda.',
  details: 'Ver cómo está',
  another: 'Escribir otra dirección',
  refused: 'El servidor no aceptó esta dirección.',
};
