import type * as english from '../../admin/admin-newsletter.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const adminNewsletterTexts: Translated<typeof english.adminNewsletterTexts> = {
  title: 'Escribir el boletín',
  lead: 'Llega por correo a todas las personas que lo pidieron y confirmaron su dirección.',
  readers: (count: number) =>
    plural(count, {
      one: 'Ahora hay # dirección confirmada.',
      many: 'Ahora hay # de direcciones confirmadas.',
      other: 'Ahora hay # direcciones confirmadas.',
    }),
  nobody: 'Nadie ha confirmado todavía una dirección: no hay a quién enviarlo.',
  noMailTitle: 'Este servidor no envía correo',
  noMail: 'No se puede enviar nada hasta que quien administra el servidor configure el correo.',
  subject: 'Asunto',
  text: 'Texto',
  textHint: 'Texto sencillo, en el idioma de sus lectores. Se añade una línea sobre cómo dejar el boletín.',
  look: 'Enviar…',
  problems: 'Revise esto, por favor:',
  confirmTitle: (subject: string) => `¿Enviar «${subject}»?`,
  confirmBody: (count: number) =>
    plural(count, {
      one: 'Se envía a # persona y no se puede anular.',
      many: 'Se envía a # de personas y no se puede anular.',
      other: 'Se envía a # personas y no se puede anular.',
    }),
  yes: 'Enviarlo ahora',
  no: 'Todavía no',
  onItsWay: 'El boletín está en camino. Abajo se ve hasta dónde ha llegado.',
  perhaps: 'Quizá salió de todos modos. Envíelo otra vez sin cambiarlo: nadie lo recibe dos veces.',
  wentBefore: 'Ya salió antes, con otras palabras: mire abajo. Lo que está aquí sería un boletín nuevo.',
  sentTitle: 'Enviados hasta ahora',
  none: 'Todavía no se ha enviado ninguno.',
  at: (when: string) => `Enviado ${when}`,
  atBy: (when: string, by: string) => `Enviado ${when} por ${by}`,
  recipients: 'Destinatarios',
  sent: 'Aceptado por su servidor de correo',
  waiting: 'En espera',
  failed: 'No aceptado',
  unsure: 'No es seguro: la conexión se cortó a medias y no se envía dos veces',
  left: 'Dejaron antes el boletín',
  showMore: 'Mostrar más',
  reload: 'Actualizar',
  failedTitle: 'No se pudieron cargar los boletines',
};
