import type { Translated } from '../../texts.ts';
import type * as english from '../../volunteers/route-blocks.ts';

export const routeBlockTexts: Translated<typeof english.routeBlockTexts> = {
  blocked: 'Este camino está bloqueado',
  blockedOn: (stretch) => `Este camino está bloqueado: ${stretch}`,
  where: (stretch) => `Se marca en esta parte de la ruta: ${stretch}`,
  ahead: 'El camino que tiene delante',
  blockedAhead: 'El camino que tiene delante está bloqueado',
  self: 'El anillo del mapa es usted. Se mueve con usted, y su posición se queda en este teléfono.',
};
