import type * as english from '../../shell/update.ts';
import type { Translated } from '../../texts.ts';

export const updateTexts: Translated<typeof english.updateTexts> = {
  title: 'Hay una versión nueva',
  body: 'Lo que guardó y lo que escribió se queda en este teléfono.',
  now: 'Actualizar ahora',
  later: 'Más tarde',
  working: 'Conservando lo que escribió…',
  refused:
    'En este momento no se pudo conservar lo que escribió, así que esta versión se queda. Termine el formulario y después actualice.',
};
