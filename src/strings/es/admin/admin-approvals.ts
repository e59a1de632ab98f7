import type * as english from '../../admin/admin-approvals.ts';
import type { Translated } from '../../texts.ts';

export const approvalColumns: Translated<typeof english.approvalColumns> = {
  name: 'Nombre',
  organization: 'Organización',
  skills: 'Habilidades',
  type: 'Tipo',
  location: 'Lugar',
  registered: (number: string) => `Número de registro: ${number}`,
  area: (km: string, place: string) => `Trabaja a ${km} o menos de ${place}`,
  date: 'Fecha',
  act: 'Decisión',
  unknown: 'Sin indicar todavía',
};

export const approvalStateTexts: Translated<typeof english.approvalStateTexts> = {
  approve: {
    waiting: 'Aprobada por usted. Espera en este teléfono y vale cuando se envíe.',
    stuck: 'Su aprobación no fue aceptada.',
    sent: 'Su aprobación se envió. La respuesta del servidor está en camino.',
    done: 'Aprobada.',
    conflict: 'Alguien fue primero. Su aprobación no cambió nada.',
  },
  refuse: {
    waiting: 'Rechazada por usted. Espera en este teléfono y vale cuando se envíe.',
    stuck: 'Su rechazo no fue aceptado.',
    sent: 'Su rechazo se envió. La respuesta del servidor está en camino.',
    done: 'Rechazada.',
    conflict: 'Alguien fue primero. Su rechazo no cambió nada.',
  },
  undo: {
    waiting: 'Retirada por usted. Espera en este teléfono y vale cuando se envíe.',
    stuck: 'Su decisión no se pudo retirar.',
    sent: 'La retirada se envió. La respuesta del servidor está en camino.',
    done: 'Su decisión se retiró.',
    conflict: 'Ya no se pudo retirar: alguien decidió después, o era demasiado tarde.',
  },
  undoIt: 'Deshacer',
  seconds: (seconds: string) => `(${seconds} s)`,
  neverSent: (name: string) => `${name}: su decisión se retiró. Nunca se envió.`,
  about: (name: string) => `Sobre ${name}`,
  aboutSomebody: 'Sobre una cuenta que no está en estas listas',
  more: 'Hay más personas esperando. Aparecerán aquí cuando se decida sobre estas.',
  noCopy:
    'La lista de quienes esperan todavía no está en este teléfono y no se puede contactar con el servidor. Llegará en cuanto haya red.',
  notSaved: 'No se pudo guardar en este teléfono, así que no se decidió nada.',
  signedOut: 'Se cerró su sesión en este teléfono, así que no se decidió nada. Inicie sesión y decida de nuevo.',
};
