import type * as english from '../manifest.ts';
import type { Translated } from '../texts.ts';

export const manifestTexts: Translated<typeof english.manifestTexts> = {
  report: 'Reportar',
  screenshots: {
    home: 'Reporte un desastre o pida ayuda, con o sin señal',
    report: 'El formulario del reporte: qué pasó, qué tan grave es y dónde',
    waiting: 'Lo que está guardado en el teléfono y por qué sigue esperando',
    'home-wide': 'Reporte un desastre o pida ayuda desde un escritorio',
  },
};
