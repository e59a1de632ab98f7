import type * as english from '../../admin/admin-triage.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const deskTexts: Translated<typeof english.deskTexts> = {
  parts: 'Partes de Gestión',
  messages: 'Mensajes',
  work: 'Trabajo hecho',
  roads: 'Caminos',
  triage: 'Apartados',
  newsletter: 'Boletín',
  people: 'Enlaces de acceso',
  counted: (label: string, count: string) => `${label}: ${count}`,
};

export const triageTexts: Translated<typeof english.triageTexts> = {
  title: 'Apartados para revisarlos',
  lead: 'Llegaron muchos a la vez, así que nadie más los ve todavía. Entre ellos puede haber pedidos de ayuda reales.',
  reports: 'Reportes de desastre',
  aid: 'Solicitudes de ayuda',
  search: 'Buscar entre lo apartado',
  noReports: 'No hay reportes de desastre apartados.',
  noAid: 'No hay solicitudes de ayuda apartadas.',
  noneOfThese: 'Nada de lo apartado coincide con estas palabras.',
  found: (count: number) => plural(count, { one: '# en espera de revisión', other: '# en espera de revisión' }),
  foundMore: (count: number) =>
    plural(count, { one: '# en espera de revisión, y más', other: '# en espera de revisión, y más' }),
  letThrough: 'Pasar a la lista principal',
  dismiss: 'Descartar',
  about: (act: string, what: string, where: string) => `${act}: ${what}, ${where}`,
  dismissTitle: '¿Descartar este reporte?',
  dismissBody: 'No se muestra a nadie. Queda en «Desastres resueltos» y se puede recuperar.',
  why: 'Por qué',
  kinds: {
    false: 'Es falso',
    duplicate: 'Ya estaba reportado',
    other: 'Otra cosa',
  },
  closeTitle: '¿Cerrar esta solicitud de ayuda?',
  closeBody: 'No se hará nada con ella. Queda en Ayuda y se puede abrir otra vez.',
  closeRequest: 'Cerrar la solicitud',
};
