import type * as english from '../../forms/awaited.ts';
import type { Translated } from '../../texts.ts';

export const awaitedTexts: Translated<typeof english.awaitedTexts> = {
  packed: 'Se está preparando una entrega para usted',
  title: 'Una entrega va de camino hacia usted',
  lead: 'Dé este código a quien la traiga. Dígalo solo cuando haya recibido todo lo indicado.',
  handedOver: 'Una entrega figura como entregada',
  didItCome: 'Se entregó sin tu código. ¿La has recibido?',
  allCame: 'Sí, todo',
  partCame: 'Solo una parte',
  nothingCame: 'No llegó nada',
  howMuch: (what: string) => `Qué llegó: ${what}`,
  amount: 'Cuánto llegó',
  say: 'Guardar',
  back: 'Volver',
  nothingTitle: '¿No llegó nada?',
  nothingBody: 'Lo que pediste vuelve a hacer falta. Se avisa a la organización y al equipo de ayuda.',
  nothingYes: 'Sí, no llegó nada',
  answerWaits: 'Tu respuesta está guardada en este teléfono y se envía en cuanto haya conexión.',
  answerSent: 'Tu respuesta se ha enviado. Gracias.',
  answerFailed: 'Tu respuesta no se guardó. Inténtalo de nuevo.',
  stillLead: 'También puedes dar este código a quien lo trajo. Sin respuesta, cuenta como recibido a las 72 horas.',
  code: 'Su código',
  expected: 'Prevista',
  from: 'De',
  carrier: 'La lleva',
  asOf: (when) => `Última actualización: ${when}`,
};

export const cameNames: Translated<typeof english.cameNames> = {
  all: 'Todo',
  part: 'Una parte',
  nothing: 'Nada',
};
