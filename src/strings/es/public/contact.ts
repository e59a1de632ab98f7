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
  message: 'Mensaje',
  messageHint: 'Solo pueden leerlo los administradores de este servidor.',
  submit: 'Enviar mensaje',
  another: 'Escribir otro mensaje',
  arrived: 'Su mensaje llegó. La respuesta llega por correo electrónico.',
  refused: 'El servidor no aceptó este mensaje.',
  who: 'A quién le escribe',
  noneTitle: 'Este servidor no recibe mensajes',
  none: 'Lo que escriba aquí no se podría entregar. Use la forma de contacto de abajo, o llame.',
};

export const letterFieldNames: Translated<typeof english.letterFieldNames> = {
  email: 'Correo electrónico',
  message: 'Mensaje',
};
