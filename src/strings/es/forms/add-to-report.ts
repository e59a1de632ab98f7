import type * as english from '../../forms/add-to-report.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

/** A report that adds to a disaster which is reported already. */
export const additionTexts: Translated<typeof english.additionTexts> = {
  title: '¿Ya se reportó?',
  hint: 'En cuanto diga qué ha pasado y dónde, aquí verá si ya se reportó.',
  ask: (size) => `Comprobar si ya se reportó (hasta ${size})`,
  asking: 'Comprobando qué ya se reportó…',
  failed: 'No se pudo comprobar. Puede enviar su reporte de todos modos.',
  offline: 'No hay conexión para comprobarlo. Puede enviar su reporte de todos modos.',
  none: (when) => `No se ha reportado nada parecido cerca de este lugar (última comprobación: ${when}).`,
  found: (name, when, distance) => `${name}, reportado ${when}, a ${distance}: ¿añade el suyo?`,
  noneByWords: (when) => `No se conoce ningún reporte como lo que ha escrito (última comprobación: ${when}).`,
  foundByWords: (name, when) => `${name}, reportado ${when}: ¿añade el suyo?`,
  reports: (count) => plural(count, { one: '# reporte', other: '# reportes' }),
  here: (what) => `${what} cerca de aquí`,
  near: (what, town) => `${what} cerca de ${town}`,
  nearTown: (town) => `Cerca de ${town}`,
  add: 'Añadir a este',
  other: 'No es lo mismo',
  adding: (name) => `Está añadiendo a: ${name}`,
  lead: 'Diga qué hay de nuevo. El equipo de ayuda verá a qué pertenece su reporte.',
  change: 'Cambiar el tipo o el lugar',
  instead: 'Hacer un reporte nuevo',
  willAdd: (name) => `Guardado como información adicional sobre ${name}.`,
  added: (name) => `Enviado como información adicional sobre ${name}.`,
  resolved: 'Ese desastre ya está resuelto.',
  closed:
    'El desastre al que añadió se cerró entretanto. Su reporte cuenta por sí solo y se revisa como cualquier otro.',
  kind: 'Más sobre un desastre',
};
