import type * as english from '../../forms/form-outcomes.ts';
import type { Translated } from '../../texts.ts';

export const formOutcomeTexts: Translated<typeof english.formOutcomeTexts> = {
  saveFailed: 'No se pudo guardar en este teléfono',
  saveFailedBody: 'Nada de lo que escribió se ha perdido. Deje esta página abierta y elija qué hacer:',
  tryAgain: 'Intentar de nuevo',
  exportTyped: 'Hacer una copia',
  stillSaving: 'Todavía se está guardando',
  stillSavingBody:
    'Tarda más de lo normal. Deje esta página abierta: sigue por sí sola, y aquí verá cuándo termina. No tiene que esperar:',
  sendDirectly: 'Enviar ahora',
  sendingDirectly: 'Enviando…',
  sendDirectlyAgain: 'Intentar enviar de nuevo',
  directHint: 'Lo envía de inmediato, sin guardarlo en este teléfono.',
  directWaits: (reason: string) =>
    `Aún no se ha enviado. ${reason} Puede intentarlo de nuevo sin riesgo: nunca se cuenta dos veces.`,
  directRefused: (reason: string) => `El servidor no lo aceptó. ${reason}`,
  share: 'Compartir como texto',
  sentDirectly:
    'Este teléfono no conserva ninguna copia. Anote la referencia: es la única prueba de que su mensaje llegó.',
  sentDirectlyPlain: 'Este teléfono no conserva ninguna copia, y este servidor no da ninguna referencia.',
  correctionElsewhere: 'Usted está corrigiendo esto en otra pestaña',
  correctionElsewhereBody: 'Lo que escribió está allí. Continúe en esa pestaña, o ciérrela e inténtelo de nuevo.',
  correctionOver: 'No hay nada que corregir',
  correctionOverBody: 'Ya no está en este teléfono, o ya no requiere nada de usted.',
  correctionFailed: 'No se pudo abrir para corregirlo',
  correctionFailedBody:
    'La memoria de este teléfono no respondió. Lo que se guardó sigue ahí. Inténtelo de nuevo enseguida.',
  saved: 'Guardado en este teléfono',
  savedBody:
    'Deje abierta la aplicación, o ábrala de nuevo cuando haya conexión: entonces se envía solo. El resto de esta página no se pudo cargar.',
};
