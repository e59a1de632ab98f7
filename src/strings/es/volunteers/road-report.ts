import type * as english from '../../volunteers/road-report.ts';
import type { Translated } from '../../texts.ts';

export const roadReportTexts: Translated<typeof english.roadReportTexts> = {
  report: 'Avisar de un camino bloqueado',
  title: '¿Qué bloquea el camino?',
  lead: 'Toque lo que ve: con eso se envía. Primero se guarda en este teléfono, también sin señal.',
  asking: 'Buscando dónde está usted…',
  here: 'Se marca donde está usted ahora.',
  noPlace: 'Este teléfono no sabe dónde está. Marque el lugar en el mapa.',
  pinned: 'Se marca donde está el pin del mapa.',
  note: 'Una nota',
  noteHint: 'Qué profundidad, por dónde rodear. Solo la ven voluntarios y administradores.',
  needsPlace: 'Primero marque el lugar en el mapa.',
  saved: 'El camino bloqueado está guardado en este teléfono.',
  notSaved: 'Este teléfono no pudo guardarlo. Libere espacio e intente otra vez.',
  cancel: 'Cerrar',
};
