import type * as english from '../../public/google.ts';
import type { Translated } from '../../texts.ts';

export const googleTexts: Translated<typeof english.googleTexts> = {
  privacy: 'Política de privacidad de Google',
  terms: 'Condiciones de Google Maps',
};

export const placeSearchTexts: Translated<typeof english.placeSearchTexts> = {
  open: 'Buscar un lugar con Google',
  sends: 'Google recibe lo que usted escribe y el lugar que elige.',
  title: 'Buscar un lugar con Google',
  hint: 'Nombre de un lugar, una calle o un punto conocido',
  loading: 'Cargando la búsqueda de Google…',
  move: 'Mueva el mapa hasta que el marcador esté en el lugar.',
  found: (name: string) => `Encontrado: ${name}`,
  back: 'Volver al mapa',
  notLoaded: 'No se pudo cargar la API de Google Maps',
  failed: 'La búsqueda de Google no funciona en este momento. Ponga el marcador en el mapa.',
  noPlace: 'Google no tiene la posición de este lugar. Elija otro.',
};
