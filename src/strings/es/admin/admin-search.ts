import type * as english from '../../admin/admin-search.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const deskSearchTexts: Translated<typeof english.deskSearchTexts> = {
  messages: 'Buscar en los mensajes',
  messagesHint: 'Palabras, un nombre, una dirección de correo o una referencia.',
  work: 'Buscar en los trabajos',
  workHint: 'Un nombre, palabras del desastre, una referencia o la dirección escrita en un certificado.',
  heldHint: 'Palabras, un lugar, un nombre o una referencia.',
  which: 'Cuáles se muestran',
  noneOfThese: 'Nada coincide con esta búsqueda.',
  clear: 'Borrar la búsqueda',
  found: (count: number) => plural(count, { one: 'Se encontró #', other: 'Se encontraron #' }),
  foundMore: (count: number) =>
    plural(count, { one: 'Se encontró #, y hay más', other: 'Se encontraron #, y hay más' }),
  noneConfirmed: 'Todavía no se confirmó ningún trabajo.',
  noneRefused: 'No hay ningún trabajo rechazado.',
  decided: 'Decidido',
};

export const messageStateNames: Translated<typeof english.messageStateNames> = {
  open: 'Sin responder',
  answered: 'Respondidos',
};

export const workStateNames: Translated<typeof english.workStateNames> = {
  done: 'Por confirmar',
  completed: 'Confirmados',
  'not-confirmed': 'No confirmados',
};
