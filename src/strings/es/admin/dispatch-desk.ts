import type * as english from '../../admin/dispatch-desk.ts';
import { numberText, plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const dispatchDeskTexts: Translated<typeof english.dispatchDeskTexts> = {
  details: (what: string, where: string) => `Detalles: ${what}, ${where}`,
  chooseOne: 'Elija un informe para ver aquí sus detalles.',
  doubles: (count: number) => plural(count, { one: '# posible duplicado', other: '# posibles duplicados' }),
  times: (count: number) => `×${numberText(count)}`,
  openPage: 'Abrir su propia página',
  filters: (count: number) =>
    count === 0 ? 'Filtros' : plural(count, { one: 'Filtros: # activo', other: 'Filtros: # activos' }),
  keys: 'Atajos de teclado',
  keysLead: 'Funcionan en toda esta página, pero no mientras escribe. Intro sobre un informe abre sus detalles.',
  keysOn: 'Usar teclas sueltas como atajos en este dispositivo',
  close: 'Cerrar',
  keyNames: {
    j: 'Informe siguiente',
    k: 'Informe anterior',
    Enter: 'Abrir los detalles del informe',
    Escape: 'Volver a la lista',
    a: 'Aprobar sin alertar',
    '/': 'Buscar',
    '?': 'Esta ayuda',
  },
};
