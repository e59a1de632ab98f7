import type * as english from '../../public/maps.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const mapTexts: Translated<typeof english.mapTexts> = {
  loading: 'El mapa está en camino…',
  notHere:
    'El mapa todavía no está en este teléfono. Llegará cuando haya conexión. Mientras tanto, describa el lugar con palabras.',
  later: 'Descargarlo cuando tenga conexión',
  laterNoted: 'Llegará en cuanto haya conexión.',
  failed: 'No se pudo iniciar el mapa',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  touchToMove: 'Toque el mapa para moverlo',
  keys: 'Las flechas mueven el mapa; más y menos lo acercan y lo alejan.',
  group: (count: number) =>
    plural(count, { one: '# lugar. Abre el mapa allí.', other: '# lugares. Abre el mapa allí.' }),
  groupChoices: 'Lugares en este punto',
  closeChoices: 'Cerrar',
  more: (count: number) => plural(count, { one: 'y # más', other: 'y # más' }),
};

export const pinTexts: Translated<typeof english.pinTexts> = {
  choose: 'Elegir en el mapa',
  title: '¿Dónde es?',
  help: 'Mueva el mapa hasta que la marca quede sobre el lugar.',
  position: (lati: string, long: string) => `Posición: ${lati}, ${long}`,
  coarse: 'Acérquese más: esta marca solo es tan exacta como el mapa que ve.',
  outlineOnly: 'Ahora no hay aquí un mapa detallado: esta marca solo es tan exacta como el mapa que ve.',
  use: 'Usar este lugar',
  cancel: 'Cancelar',
  chosen: (lati: string, long: string) => `Marcado en el mapa: ${lati}, ${long}.`,
  change: 'Mover la marca',
  remove: 'Quitar la marca',
  removed: 'La marca se ha quitado.',
  set: 'Se ha puesto el lugar del mapa.',
  search: 'Buscar un lugar con Google',
  searchSends: 'Google recibe lo que usted escribe y el lugar que elige.',
};
