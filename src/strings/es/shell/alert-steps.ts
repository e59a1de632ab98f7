import type * as english from '../../shell/alert-steps.ts';
import type { Translated } from '../../texts.ts';

export const alertStepTexts: Translated<typeof english.alertStepTexts> = {
  title: 'Si una alerta no llega a mi teléfono',
  lead: 'Si su teléfono no responde en unos minutos, se le avisa de otra forma. Vale para su cuenta, en todos sus teléfonos.',
  sms: (number: string) => `SMS al ${number}`,
  smsPlain: 'SMS a mi número de teléfono',
  noNumber:
    'Escriba primero en su perfil su número de teléfono con el código del país, por ejemplo +34. Así puede llegar un SMS.',
  noCountry:
    'El número de su perfil no tiene código de país, por ejemplo +34. Añádalo; sin él no puede llegar ningún SMS.',
  email: (address: string) => `Correo electrónico a ${address}`,
  what: 'Contiene las palabras de la alerta y un enlace a ella. Su número o su dirección se entregan al servicio que lo lleva. Sus horas de silencio también valen aquí.',
  who: 'Llega con las alertas para las que se le elige. Para eso, uno de sus teléfonos debe indicar un lugar: con las alertas activadas o, si no pueden llegar a él, aquí debajo.',
  saved: 'Guardado en este teléfono. El servidor lo sabrá en cuanto haya red.',
  arrived: 'El servidor ya lo sabe.',
  notKept: 'No se pudo guardar en este teléfono.',
};
