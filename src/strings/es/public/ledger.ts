import { plural } from '../../plural.ts';
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

export const ledgerSectionTexts: Translated<typeof english.ledgerSectionTexts> = {
  title: 'El libro detrás de estas cifras',
  lead: 'Cada movimiento de dinero es una anotación. Una vez escrita no se puede cambiar ni quitar sin que los teléfonos lo noten. No contiene nombres.',
  unknown: 'El libro llegará con la próxima conexión.',
  size: (count: number) =>
    plural(count, {
      one: 'Tiene # anotación. Este teléfono guarda su punto de control más reciente.',
      other: 'Tiene # anotaciones. Este teléfono guarda su punto de control más reciente.',
    }),
  entry: 'Número de una anotación',
  entryHint: (last: number) => `De 0 a ${last}. El número de tu donativo está en su recibo.`,
  check: 'Comprobar esta anotación',
  checking: 'Comprobando…',
  offline: 'No hay conexión con el servidor.',
  notThere: (index: number) => `El servidor no puede demostrar que la anotación ${index} está en el libro.`,
  there: (index: number, entry: string) => `La anotación ${index} está en el libro: ${entry}`,
  noSuchEntry: 'No hay ninguna anotación con este número.',
  saveProof: 'Guardar la prueba de esta anotación',
  download: 'Descargar el libro entero',
};

export const ledgerKindTexts: Translated<typeof english.ledgerKindTexts> = {
  origin: 'El libro comenzó',
  received: 'Recibido',
  fee: 'Comisión',
  allocated: 'Asignado',
  deallocated: 'Asignación retirada',
  purchase: 'Compra',
  delivered: 'Entregado',
  refund: 'Devuelto al donante',
  settled: 'Déficit cubierto',
};
