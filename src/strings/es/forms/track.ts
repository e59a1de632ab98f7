import { plural } from '../../plural.ts';
import type * as english from '../../forms/track.ts';
import type { Translated } from '../../texts.ts';
import { isolated } from '../../isolate.ts';

export const trackTexts: Translated<typeof english.trackTexts> = {
  merged: 'Es un solo incidente con otros avisos. Lo que se hace vale para todos.',
  mergedInto: (event: string) =>
    `Es parte de un solo incidente con otros avisos: ${event}. Lo que se hace vale para todos.`,
  mergedRequest: 'Se unió a otra solicitud de su hogar o lugar, para que una sola organización pueda llevar ambas.',
  title: 'Cómo está',
  of: (reference) => `Referencia ${reference}`,
  way: 'Lo que ha pasado',
  notSent: 'Todavía está en este teléfono. Aquí se verá cómo está en cuanto haya llegado.',
  notAskedYet: 'Este teléfono aún no sabe cómo está. Lo preguntará en cuanto haya conexión.',
  unknown: 'El servidor no conoce este registro. Si se envió desde otro teléfono, búsquelo con su número de teléfono.',
  asOf: (when) => `Última actualización: ${when}`,
  again: 'Actualizar',
  volunteers: (alerted) => plural(alerted, { one: 'Se avisó a # voluntario.', other: 'Se avisó a # voluntarios.' }),
  there: 'Un voluntario estuvo allí',
  nobodyNow: 'Ahora no hay nadie en ello',
  onIt: (count) => plural(count, { one: '# está en ello ahora.', other: '# están en ello ahora.' }),
  requirements: 'Lo que pidió',
  urgent: 'Urgente',
  has: (name, when) => `${name} se encarga desde ${when}.`,
  nobody: 'Nadie se encarga todavía.',
  handedOver: 'Figura como entregado, sin tu código. ¿Llegó?',
  come: (what) => `Ya llegó: ${what}`,
  fulfilled: 'Cumplido',
  confirmed: (when) => `El ${when} dijo que todavía se necesita.`,
  moved: (when) => `El ${when} dijo que el lugar es otro.`,
  over: (when) => `El ${when} dijo que ya no se necesita.`,
};

export const trackStageNames: Translated<typeof english.trackStageNames> = {
  received: 'Recibido',
  seen: 'Visto por el equipo de ayuda',
  approved: 'Aprobado',
  alerted: 'Voluntarios avisados',
  accepted: 'Un voluntario ha aceptado',
  resolved: 'Resuelto',
  dismissed: 'Descartado',
  taken: 'Una organización se encarga',
  'on-the-way': 'En camino hacia usted',
  delivered: 'Ya se entregó algo',
  fulfilled: 'Cumplido',
  withdrawn: 'Retirado',
  expired: 'Cerrado: no se pudo contactar con nadie',
};

export const dismissalTexts: Translated<typeof english.dismissalTexts> = {
  false: 'El equipo de ayuda no encontró nada allí. Si todavía se necesita ayuda, repórtelo de nuevo.',
  duplicate: 'Alguien ya había reportado lo mismo. La ayuda sigue con aquel reporte.',
  other: 'El equipo de ayuda no actúa sobre esto. Si todavía se necesita ayuda, repórtelo de nuevo.',
};

export const ownActTexts: Translated<typeof english.ownActTexts> = {
  title: '¿Ha cambiado algo?',
  stillNeeded: 'Todavía se necesita',
  noLongerNeeded: 'Ya no se necesita',
  neededAgain: 'Sí se necesita',
  addNeed: 'Añadir una necesidad',
  movePlace: 'El lugar está mal: es aquí',
  write: 'Escribir un mensaje',
  askTitle: '¿Ya no se necesita?',
  askAid: 'Su solicitud se retira y quien se encargaba queda libre. Puede volver atrás.',
  askReport: 'El equipo de ayuda leerá que ya pasó. Puede volver atrás.',
  yes: 'Sí, ya no se necesita',
  no: 'Volver',
  save: 'Guardar',
  what: 'Qué',
  quantity: 'Cuánto',
  missingWhat: 'Diga qué se necesita.',
  missingQuantity: 'Diga cuánto.',
  which: (act: string, which: string) => `${act} (${isolated(which)})`,
  waits: (what) => `${what}: guardado en este teléfono, se enviará en cuanto haya conexión.`,
  sent: (what) => `${what}: el servidor lo tiene.`,
  refused: (what) => `${what}: el servidor no lo aceptó.`,
  conflict: (what) =>
    `${what}: el equipo de ayuda ya lo había cerrado y sigue cerrado. Si todavía necesita ayuda, pídala de nuevo.`,
  notSaved: 'Este teléfono no pudo guardarlo. No se cambió nada.',
};

export const lookUpTexts: Translated<typeof english.lookUpTexts> = {
  title: 'Buscar un reporte o una solicitud',
  lead: 'Con la referencia y el número de teléfono que se dio. Verá cómo está, y nada más.',
  reference: 'Referencia',
  referenceHint: 'Ocho letras y cifras, como 7F3K-9Q2M.',
  referenceWrong: 'Una referencia tiene ocho letras y cifras.',
  phone: 'Número de teléfono',
  phoneHint: 'El número completo, como se dio.',
  phoneMissing: 'Escriba un solo número de teléfono, completo.',
  submit: 'Buscar',
  busy: 'Preguntando…',
  nothing: 'No se encontró nada con esta referencia y este número. Revise los dos e inténtelo otra vez.',
  tooOften: 'Demasiados intentos. Espere unos minutos e inténtelo otra vez.',
  failed: 'No se pudo preguntar al servidor. Revise la conexión e inténtelo otra vez.',
  report: 'Reporte de desastre',
  aid: 'Solicitud de ayuda',
};

export const movePlaceTexts: Translated<typeof english.movePlaceTexts> = {
  lead: 'Quien ayuda irá al lugar que usted elija aquí. Puede elegir otro en cualquier momento.',
  locate: 'Usar donde estoy ahora',
  locating: 'Buscando la posición…',
  chosen: (where) => `Elegido: ${where}`,
  missing: 'Elija el lugar: donde está ahora o en el mapa.',
  place: 'El lugar en palabras',
  placeHint: 'Una referencia que un conductor encuentre. Déjelo vacío si las palabras que dio son correctas.',
};
