import { numberText, plural } from '../plural.ts';
import type * as english from '../guide-screens.ts';
import type { Translated } from '../texts.ts';

/** What the guide's screens say around the guide itself, which is in `guide/`. */
export const guideTexts: Translated<typeof english.guideTexts> = {
  lead: 'Pasos cortos para seguir de inmediato. La guía se abre también sin conexión.',
  searchLabel: 'Buscar en la guía',
  searchHint: 'Por ejemplo: sangre, agua, humo',
  clear: 'Borrar la búsqueda',
  found: (count: number) =>
    plural(count, {
      one: '# resultado',
      many: '# de resultados',
      other: '# resultados',
    }),
  foundSome: 'Ninguna parte tiene todas estas palabras. Estas tienen algunas:',
  nothing: (query: string) => `No se encontró nada para “${query}”.`,
  nothingHint: 'Pruebe con una sola palabra corta, o elija de la lista de abajo.',
  happening: '¿Qué está pasando?',
  hurt: '¿Hay alguien herido?',
  ready: 'Prepárese',
  onThisPage: 'En esta página',
  wholeGuide: 'Toda la guía',
  tell: 'Avise a los equipos de ayuda',
  print: 'Imprimir esta página',
  packed: (count: number, total: number) =>
    plural(count, {
      one: `# de ${numberText(total)} en la mochila`,
      many: `# de ${numberText(total)} en la mochila`,
      other: `# de ${numberText(total)} en la mochila`,
    }),
  untick: 'Quitar todas las marcas',
  ticksKept: 'Sus marcas se quedan en este teléfono.',
  ticksLost: 'Este navegador no deja que la aplicación conserve sus marcas. Se pierden cuando cierra la página.',
  sources: 'De dónde viene esto',
  note: 'Esta guía no reemplaza un curso de primeros auxilios. Las órdenes de las autoridades y de los servicios de emergencia están primero.',
};
