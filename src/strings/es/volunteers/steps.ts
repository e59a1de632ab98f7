import type * as english from '../../volunteers/steps.ts';
import type { Translated } from '../../texts.ts';

export const stepTexts: Translated<typeof english.stepTexts> = {
  accepted: 'Aceptado',
  way: 'Sus pasos',
  setOut: 'Tóquelo cuando salga.',
  arrive: 'Tóquelo cuando llegue.',
  finish: 'Tóquelo cuando termine su trabajo aquí.',
  waits: 'guardado en este teléfono, falta enviarlo',
  refusedTitle: 'No se aceptó un paso',
  deadline: (time: string) => `Dé un paso antes de: ${time}. Si no, su lugar pasa a otra persona.`,
  late: 'Se acabó el tiempo para su primer paso. Es posible que su lugar ya sea de otra persona.',
  asks: '¿Todavía va a venir?',
  kept: (time: string) => `Su lugar se guarda hasta: ${time}.`,
  yes: 'Sí, voy',
  no: 'No, no puedo ir',
  saidYes: 'Usted dijo que va a venir.',
  doneTitle: '¿Terminó su trabajo aquí?',
  doneBody: 'Después queda libre para otro desastre. Un administrador confirma su trabajo.',
  doneYes: 'Sí, terminé',
  doneNo: 'Todavía no',
  doneWaits:
    'Usted dijo que terminó su trabajo aquí. Un administrador lo confirma, y usted queda libre para otro desastre. Gracias.',
  completed: 'Su trabajo aquí está completo. Gracias.',
  withdraw: 'Retirarme',
  withdrawTitle: '¿Retirarse de este desastre?',
  withdrawBody: 'Su lugar pasa a otra persona. Diga por qué, para que los demás puedan planear sin usted.',
  reason: 'Motivo',
  reasonMissing: 'Indique un motivo.',
  stay: 'Quedarme',
  notSaved: 'Este teléfono no pudo guardarlo. Inténtelo de nuevo.',
};
