import type * as english from '../../public/google.ts';
import type { Translated } from '../../texts.ts';

export const googleTexts: Translated<typeof english.googleTexts> = {
  privacy: 'Política de privacidad de Google',
  terms: 'Condiciones de Google Maps',
};

export const placeSearchTexts: Translated<typeof english.placeSearchTexts> = {
  hint: 'Nombre de un lugar, una calle o un punto conocido',
  loading: 'Cargando la búsqueda de Google…',
  move: 'Mueva el mapa hasta que el marcador esté en el lugar.',
  found: (name: string) => `Encontrado: ${name}`,
  back: 'Volver al mapa',
  notLoaded: 'No se pudo cargar la API de Google Maps',
  failed: 'La búsqueda de Google no funciona en este momento. Ponga el marcador en el mapa.',
  noPlace: 'Google no tiene la posición de este lugar. Elija otro.',
};

export const googleRouteTexts: Translated<typeof english.googleRouteTexts> = {
  asks: '«Mostrar la ruta» carga un mapa de Google y envía a Google dónde está usted y dónde es el desastre. Google busca el camino por carretera. Su teléfono recuerda que usted aceptó, y vuelve a preguntar a Google cuando usted toca el botón.',
  otherwise: (host: string) =>
    `Si Google no tiene ninguna ruta, ${host} recibe lo mismo y busca el camino. También lo recibe cuando usted acepta un desastre.`,
  notKept:
    'Esta ruta es de Google y no se guarda en su teléfono. Sin conexión, desaparece cuando usted sale de esta página.',
};
