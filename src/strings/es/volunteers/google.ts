import type * as english from '../../volunteers/google.ts';
import type { Translated } from '../../texts.ts';

export const googleRouteTexts: Translated<typeof english.googleRouteTexts> = {
  asks: '«Mostrar la ruta» carga un mapa de Google y envía a Google dónde está usted y dónde es el desastre. Google busca el camino por carretera. Su teléfono recuerda que usted aceptó, y vuelve a preguntar a Google cuando usted toca el botón.',
  then: (host: string) =>
    `Si Google no tiene ninguna ruta, ${host} recibe lo mismo y busca el camino. También lo recibe cuando usted acepta un desastre.`,
  notKept:
    'Esta ruta es de Google y no se guarda en su teléfono. Sin conexión, desaparece cuando usted sale de esta página.',
};
