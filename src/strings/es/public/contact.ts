import type * as english from '../../public/contact.ts';
import type { Translated } from '../../texts.ts';

export const contactTexts: Translated<typeof english.contactTexts> = {
  heading: 'Contacto',
  lead: 'Escriba a quienes administran este servidor. Puede hacerlo sin señal.',
  notUrgent:
    'Este formulario no es para emergencias: nadie lo lee de inmediato. Para pedir ayuda, use una de estas opciones:',
  write: 'Su mensaje',
  name: 'Su nombre',
  email: 'Su correo electrónico',
  emailHint: 'Ahí se envía la respuesta.',
  number: 'Teléfono',
  numberHint: 'Para que un administrador pueda llamarle.',
  message: 'Mensaje',
  messageHint: 'Solo pueden leerlo los administradores de este servidor.',
  submit: 'Enviar mensaje',
  another: 'Escribir otro mensaje',
  arrived: 'Su mensaje llegó. La respuesta llega por correo electrónico.',
  arrivedNoMail: 'Su mensaje llegó. Si dejó un teléfono, un administrador puede llamarle.',
  refused: 'El servidor no aceptó este mensaje.',
  who: 'A quién le escribe',
  noMailTitle: 'Este servidor no envía correos',
  noMail: 'Deje un teléfono con su mensaje: así un administrador puede llamarle.',
  noneTitle: 'Este servidor no recibe mensajes',
  none: 'Lo que escriba aquí no se podría entregar. Use la forma de contacto de abajo, o llame.',
};

export const letterFieldNames: Translated<typeof english.letterFieldNames> = {
  email: 'Correo electrónico',
  message: 'Mensaje',
};
