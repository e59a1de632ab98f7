import { plural } from '../../plural.ts';
import type * as english from '../../forms/form.ts';
import type { Translated } from '../../texts.ts';

export const formTexts: Translated<typeof english.formTexts> = {
  restored: 'Su formulario sin terminar no se perdió. Está abajo, tal como lo dejó.',
  prefilled: 'Todavía no se ha enviado nada.',
  startOver: 'Empezar de nuevo',
  startOverTitle: '¿Vaciar este formulario?',
  startOverBody: 'Se perderá todo lo que hay en él.',
  startOverEarlier: 'El formulario anterior sin terminar se conserva.',
  startOverYes: 'Vaciar',
  startOverNo: 'Conservar',
  notKept:
    'En este momento, este teléfono no conserva lo que usted escribe. Por favor, no cierre esta página antes de enviar el formulario.',
  summary: (count: number) =>
    plural(count, {
      one: 'Hay una cosa que revisar',
      many: 'Hay # de cosas que revisar',
      other: 'Hay # cosas que revisar',
    }),
  submitting: 'Enviando...',
  worksOffline: 'Funciona sin señal. El mensaje se guarda en su teléfono y se envía solo.',
  earlierKept:
    'En este teléfono se conserva un formulario anterior sin terminar. Se abre la próxima vez, cuando este se haya enviado.',
  correcting: 'Corrija el mensaje y envíelo de nuevo',
  correctingBody: 'Lo que envíe ahora reemplaza al que no se aceptó.',
  yesSend: 'Sí, enviar',
  noChange: 'Cambiarlo',
  optional: 'opcional',
  photos: 'Fotos',
  missing: {
    map: 'El mapa aún no está en este teléfono.',
    photos: 'Aún no se pueden añadir fotos: esa parte no está en este teléfono.',
    check: 'La comprobación de reportes anteriores aún no está en este teléfono.',
  },
};
