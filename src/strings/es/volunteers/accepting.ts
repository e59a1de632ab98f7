import type * as english from '../../volunteers/accepting.ts';
import type { Translated } from '../../texts.ts';

export const acceptTexts: Translated<typeof english.acceptTexts> = {
  title: 'Ayudar en este desastre',
  accept: 'Aceptar la solicitud',
  accepting: 'Aceptando...',
  isAccepted: 'Usted ha aceptado esta solicitud de desastre',
  completeFirst: 'Termine primero su desastre actual',
  toActive: 'Ir a su desastre actual',
  askedElsewhere: 'Usted pidió un lugar en otro desastre. Espere la respuesta o retire antes esa solicitud.',
  toRequest: 'Ir a esa solicitud',
  how: 'Acepte solo si puede salir pronto. Si no da ningún paso a tiempo, se le pregunta, y después su lugar pasa a otra persona.',
  saved: 'Guardado en este teléfono',
  waits: 'A la espera de la respuesta: el servidor decide quién tiene un lugar.',
  notYet: 'Todavía no tiene un lugar. No salga antes de que llegue la respuesta.',
  answered: 'El servidor tiene su solicitud. La respuesta está en camino.',
  answerLater: 'El servidor tiene su solicitud. La respuesta llegará en cuanto haya conexión.',
  cancel: 'Retirar mi solicitud',
  cancelTitle: '¿Retirar su solicitud?',
  cancelBody: 'Todavía no se envió. Se borra de este teléfono y nadie contará con usted.',
  cancelYes: 'Retirarla',
  cancelNo: 'Conservarla',
  cancelled: 'Su solicitud está retirada.',
  remove: 'Borrar esta solicitud',
  pending: 'Su cuenta está pendiente de aprobación. Cuando un administrador la apruebe, podrá aceptar aquí.',
  refused: 'Su cuenta no fue aprobada para el voluntariado, por eso no puede aceptar.',
  closed: 'Este desastre ya terminó. No se necesitan más voluntarios.',
  notSaved: 'Este teléfono no pudo guardarlo y no se envió nada. Inténtelo de nuevo.',
};

export const outcomeTexts: Translated<typeof english.outcomeTexts> = {
  full: 'Todos los lugares estaban ocupados antes de que llegara su solicitud.',
  busy: 'Usted estaba en otro desastre cuando llegó su solicitud.',
  closed: 'Este desastre ya había terminado cuando llegó su solicitud.',
  releasedTitle: 'Su lugar quedó libre',
  released: 'No llegó a tiempo ningún paso suyo, por eso su lugar está libre para otra persona.',
  endedTitle: 'Este desastre fue anulado',
  ended: 'Un administrador vio que era un reporte falso o repetido. Gracias: usted queda libre para otro.',
  withdrawnTitle: 'Usted se retiró de este desastre',
  notConfirmedTitle: 'Su trabajo no fue confirmado',
  notConfirmed: 'Un administrador no pudo confirmar que se hizo.',
  reason: (words: string) => `Motivo: ${words}`,
  next: 'Los desastres más cercanos que todavía necesitan ayuda',
  others: 'Otros desastres que todavía necesitan ayuda',
  noDistance:
    'No se sabe a qué distancia están: este teléfono no conoce ningún lugar desde el cual contar. Primero aparecen los más recientes.',
  understood: 'Lo he leído',
};
