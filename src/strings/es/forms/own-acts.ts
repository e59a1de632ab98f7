import type * as english from '../../forms/own-acts.ts';
import type { Translated } from '../../texts.ts';

export const ownActNames: Translated<typeof english.ownActNames> = {
  'still-needed': 'Todavía se necesita',
  'no-longer-needed': 'Ya no se necesita',
  'needed-again': 'Se necesita otra vez',
  'add-need': 'Una necesidad más',
  'move-place': 'El lugar es otro',
  received: 'Qué llegó de una entrega',
  message: 'Un mensaje',
};
