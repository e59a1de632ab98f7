import type * as english from '../../forms/record-messages.ts';
import type { Translated } from '../../texts.ts';

export const recordMessageTexts: Translated<typeof english.recordMessageTexts> = {
  title: 'Mensajes',
  ownLead: 'Quien se ocupa de ello lee lo que escriba aquí, ahora o cuando alguien lo tome. Si hay peligro, llame.',
  takerLead: 'Todos los que pidieron esto leen su respuesta. Los administradores también pueden leerla, sin números.',
  field: 'Su mensaje',
  send: 'Enviar',
  missing: 'Escriba su mensaje.',
  notSaved: 'Este teléfono no pudo guardarlo. No se envió.',
  you: 'Usted',
  sender: 'Quien pidió',
  taker: 'Quien se ocupa',
  waits: 'Guardado en este teléfono, se enviará en cuanto haya conexión.',
  arrived: 'El servidor lo tiene.',
  refused: 'El servidor no lo aceptó.',
  tooLate: 'Ya había terminado cuando llegó. No se avisó a nadie.',
  none: 'Todavía no se ha escrito nada.',
  show: 'Ver los mensajes',
  again: 'Actualizar los mensajes',
  asking: 'Preguntando al servidor…',
  asOf: (when) => `Mensajes a las ${when}`,
  last: (when) => `Quien pidió escribió ${when}.`,
};
