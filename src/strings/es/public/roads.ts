import type * as english from '../../public/roads.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const roadTexts: Translated<typeof english.roadTexts> = {
  list: (count: number) => plural(count, { one: '# camino bloqueado', other: '# caminos bloqueados' }),
  none: 'No se sabe de ningún camino bloqueado aquí.',
  asOf: (when: string) => `Última actualización: ${when}.`,
  unknown: 'Los caminos bloqueados aún no están en este teléfono. Llegarán cuando tenga conexión.',
  onMap: (what: string, how: string, when: string) => `Camino bloqueado: ${what}, ${how}, avisado ${when}`,
  reported: (when: string) => `Avisado ${when}`,
  confirmed: (when: string) => `Confirmado ${when}`,
  passed: (when: string) => `Una persona voluntaria pudo pasar ${when}`,
  until: (when: string) => `Hasta ${when}, si no se confirma otra vez`,
  waiting: 'Guardado en este teléfono. Se envía cuando haya conexión.',
  openInMaps: 'Abrir en la app de mapas',
  onRoute: (when: string, what: string, how: string) =>
    `Esta ruta pasa por un camino bloqueado, avisado ${when}: ${what}, ${how}.`,
};

export const roadStateNames: Translated<typeof english.roadStateNames> = {
  reported: 'sin confirmar',
  confirmed: 'confirmado',
  lifted: 'levantado',
  expired: 'vencido',
};
