import type * as english from '../../forms/on-behalf.ts';
import type { Translated } from '../../texts.ts';

export const onBehalfTexts: Translated<typeof english.onBehalfTexts> = {
  tick: 'Lo escribo para otra persona',
  name: 'Nombre de esa persona',
  noName: 'Déjelo vacío si no quiere decirlo.',
  phone: 'Número de teléfono de esa persona',
  phoneHint: 'Con él y la referencia puede consultar cómo va, desde cualquier teléfono.',
  readOut: 'Léale esto en voz alta',
  howFound: (address: string) =>
    `Puede consultar cómo va en ${address}, con esta referencia y su número de teléfono. También se avisa a este teléfono.`,
  waits: 'La referencia vale desde ahora; se encuentra allí una vez enviado.',
};
