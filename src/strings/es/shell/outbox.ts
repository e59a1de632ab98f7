import { plural } from '../../plural.ts';
import type * as english from '../../shell/outbox.ts';
import type { Translated } from '../../texts.ts';

export const outboxTexts: Translated<typeof english.outboxTexts> = {
  stillHere: (items: number, photos: number) =>
    [
      items > 0 &&
        plural(items, {
          one: '# en espera en este dispositivo',
          many: '# en espera en este dispositivo',
          other: '# en espera en este dispositivo',
        }),
      photos > 0 &&
        plural(photos, {
          one: '# foto sigue aquí',
          many: '# de fotos siguen aquí',
          other: '# fotos siguen aquí',
        }),
    ]
      .filter((words) => words !== false)
      .join(' · '),
  allSent: 'No hay nada en espera. Todo lo que usted guardó ya se envió.',
  nothingYet:
    'Todavía no hay nada aquí. Lo que reporte o pida aparece en esta lista, con su estado, hasta que haya llegado.',
  sendAll: 'Enviar todo ahora',
  exportAll: 'Hacer una copia de todo',
  send: 'Enviar ahora',
  sendAgain: 'Enviar de nuevo',
  exportOne: 'Hacer una copia',
  delete: 'Borrar',
  showMore: 'Mostrar más',
  lookUp: '¿Lo envió desde otro teléfono? Búsquelo por su referencia',
  trying: 'Intentando enviar.',
  copied: (name: string) => `Su navegador recibió la copia en el archivo ${name}.`,
  kinds: {
    reportDisaster: 'Reporte de desastre',
    requestAid: 'Solicitud de ayuda',
    updateAccount: 'Cambio de su nombre',
    sendContactMessage: 'Mensaje',
    subscribeNewsletter: 'Boletín',
    saveVolunteerProfile: 'Su perfil de voluntario',
    acceptDisaster: 'Oferta de ayuda en un desastre',
    takeStep: 'Paso en el camino',
    learnModule: 'Módulo aprendido',
    actOnReport: 'Decisión sobre un reporte',
    actOnAid: 'Gestión de una solicitud de ayuda',
    answerDisaster: 'Respuesta a un desastre',
    packDelivery: 'Entrega preparada',
    actOnDelivery: 'Novedad de una entrega',
    actOnAccount: 'Decisión sobre una cuenta',
    markMessage: 'Marca en un mensaje',
    alertVolunteers: 'Alerta a voluntarios',
    saveNgoProfile: 'Perfil de su ONG',
    reportRoadBlock: 'Camino bloqueado',
    actOnRoadBlock: 'Decisión sobre un camino bloqueado',
    answerRequester: 'Respuesta a quien pidió',
    noteAlert: 'Confirmación de que llegó una alerta',
    actOnOwn: 'Lo que dijo después sobre ello',
  },
  passed: (kind) => `${kind}: se puede pasar`,
  facts: {
    written: 'Escrito',
    lastTry: 'Último intento',
    nextTry: 'Próximo intento',
    arrived: 'Llegada',
  },
  neverTried: 'todavía ninguno',
  deleted: 'Borrado de este teléfono.',
  beingSent: (seconds: number) =>
    seconds > 1
      ? plural(seconds, {
          one: 'Se está enviando ahora mismo, por eso todavía no se puede borrar. Este intento termina en # segundo como máximo.',
          many: 'Se está enviando ahora mismo, por eso todavía no se puede borrar. Este intento termina en # de segundos como máximo.',
          other:
            'Se está enviando ahora mismo, por eso todavía no se puede borrar. Este intento termina en # segundos como máximo.',
        })
      : 'Se está enviando ahora mismo, por eso todavía no se puede borrar. Este intento termina enseguida.',
  alreadyGone: 'Ya no está en este teléfono.',
  failed: 'No funcionó. No cambió nada.',
};

export const deleteTexts: Translated<typeof english.deleteTexts> = {
  unsentTitle: '¿Borrar lo que nunca se envió?',
  unsentBody:
    'El servidor no lo tiene, así que nadie lo leerá. Este teléfono guarda la única copia, y si la borra, no se podrá recuperar.',
  sentTitle: '¿Borrar la copia de este teléfono?',
  sentBody:
    'Ya llegó y queda en manos del equipo de ayuda. Solo se borra la copia de este teléfono y, con ella, la prueba de que es suyo.',
  yes: 'Borrar',
  no: 'Conservar',
};
