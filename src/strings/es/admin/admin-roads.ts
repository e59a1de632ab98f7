import type * as english from '../../admin/admin-roads.ts';
import type { Translated } from '../../texts.ts';

export const adminRoadTexts: Translated<typeof english.adminRoadTexts> = {
  title: 'Caminos bloqueados',
  lead: 'Confirme un bloqueo para mostrarlo a todo el mundo y levántelo cuando el camino esté abierto. Tras 48 horas sin confirmación termina.',
  map: 'Caminos bloqueados en el mapa',
  empty: 'No se avisó de ningún camino bloqueado.',
  active: 'Bloqueados ahora',
  ended: 'Terminados en el último día',
  confirm: 'Confirmar',
  again: 'Confirmar otra vez',
  back: 'Está bloqueado otra vez',
  lift: 'Levantar',
  done: { confirm: 'Confirmado', lift: 'Levantado', reopen: 'Deshecho' },
  about: (act: string, what: string, place: string) => `${act}: ${what}, ${place}`,
};
