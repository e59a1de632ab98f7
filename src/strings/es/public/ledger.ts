import type * as english from '../../public/ledger.ts';
import type { Translated } from '../../texts.ts';

export const ledgerTexts: Translated<typeof english.ledgerTexts> = {
  brokenTitle: 'El registro público no coincide con lo que este teléfono vio antes',
  broken: {
    unsigned: 'Lo que el servidor muestra como registro no está firmado con la clave del registro.',
    shorter: 'Faltan anotaciones que estaban en el registro.',
    changed: 'Se cambiaron anotaciones que estaban en el registro.',
    unproven: 'El servidor no demuestra que todas las anotaciones anteriores sigan ahí.',
    unnamed: 'El servidor muestra otro registro, que no dice ser la continuación del anterior.',
  },
  brokenDo:
    'Copie los dos puntos de control y envíelos a alguien de confianza fuera de esta organización. Juntos son una prueba: cada uno está firmado.',
  originTitle: 'El registro público ha empezado de nuevo',
  origin: {
    restored: 'El servidor se restauró desde una copia de seguridad.',
    imported: 'Se añadieron datos de otro servidor.',
    failover: 'Un servidor de reserva tomó el relevo.',
    other: 'El servidor no dijo por qué.',
  },
  originHolds:
    'El nuevo registro nombra al anterior y no falta nada de lo que este teléfono vio. El anterior todavía se puede leer.',
  originLost:
    'En el registro anterior faltan las últimas anotaciones que este teléfono vio. Envíe a la organización el punto de control que guardó este teléfono: muestra lo que había.',
  kept: 'Punto de control que guardó este teléfono',
  offered: 'Punto de control que el servidor muestra ahora',
  none: 'Este teléfono aún no había guardado ninguno.',
  copyKept: 'Copiar el punto de control guardado',
  copyOffered: 'Copiar el punto de control nuevo',
  copied: 'Copiado.',
  notCopied: 'No se pudo copiar. Mantenga pulsado el texto para copiarlo.',
  hide: 'Ocultar este mensaje',
};
