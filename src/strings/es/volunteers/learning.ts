import type * as english from '../../volunteers/learning.ts';
import { numberText, plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const courseTexts: Translated<typeof english.courseTexts> = {
  lead: 'Cursos cortos para leer antes de salir, con o sin señal.',
  about: (act: string, course: string) => `${act}: ${course}`,
  duration: 'Duración',
  minutes: (count: number) => plural(count, { one: '# minuto', many: '# de minutos', other: '# minutos' }),
  level: 'Nivel',
  levels: { basic: 'Básico', advanced: 'Avanzado' },
  modules: 'Módulos',
  progress: 'Progreso',
  percent: (part: number) => numberText(part, { style: 'percent' }),
  learnedOf: (done: number, total: number) => `${numberText(done)} de ${numberText(total)} módulos aprendidos`,
  noEarlier:
    'No hay conexión, y este teléfono aún no sabe lo que usted aprendió en otros. Llegará con la próxima conexión.',

  start: 'Empezar',
  goOn: 'Continuar',
  again: 'Leer de nuevo',
  allCourses: 'Todos los cursos',
  wholeCourse: (course: string) => `Curso: ${course}`,
  moduleOf: (place: number, total: number) => `Módulo ${numberText(place)} de ${numberText(total)}`,
  learned: 'Aprendido',
  sources: 'Fuentes',
  sourcesNote: 'Para abrir estos enlaces hace falta conexión.',
};

export const checkTexts: Translated<typeof english.checkTexts> = {
  title: 'Compruebe lo aprendido',
  check: 'Comprobar mi respuesta',
  choose: 'Elija primero una respuesta.',
  right: 'Correcto.',
  wrong: 'Esa no es. Elija otra respuesta, las veces que quiera.',
  mark: 'Marcar como aprendido',
  saved: 'Aprendido. Está guardado en este teléfono y se envía por sí solo.',
  failed: (detail: string) => `No se pudo guardar en este teléfono. (${detail})`,
  loggedOut: 'Se cerró su sesión en este teléfono. Inicie sesión y márquelo de nuevo.',
  next: 'Módulo siguiente',
  courseDone: 'Usted aprendió todo el curso',
  courseDoneBody: 'Puede volver a leer cualquier módulo cuando quiera.',
};
