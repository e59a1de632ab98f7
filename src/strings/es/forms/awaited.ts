import type * as english from '../../forms/awaited.ts';
import type { Translated } from '../../texts.ts';

export const awaitedTexts: Translated<typeof english.awaitedTexts> = {
  packed: 'Se está preparando una entrega para usted',
  title: 'Una entrega va de camino hacia usted',
  lead: 'Dé este código a quien la traiga. Dígalo solo cuando haya recibido todo lo indicado.',
  code: 'Su código',
  expected: 'Prevista',
  from: 'De',
  carrier: 'La lleva',
  asOf: (when) => `Última actualización: ${when}`,
};
