import type * as english from '../../volunteers/previous-work.ts';
import type { Translated } from '../../texts.ts';

export const workTexts: Translated<typeof english.workTexts> = {
  noneTitle: 'Aquí no hay nada todavía',
  none: 'Lo que usted hizo en un desastre aparece aquí cuando ha terminado.',
  noCopy: 'Su trabajo todavía no está en este teléfono. Llega con la próxima conexión.',
  removed: 'Un desastre que fue eliminado',
  place: 'Lugar',
  from: 'Aceptado',
  declinedAt: 'Decidido',
  until: 'Terminado',
  onTheWay: 'En camino',
  arrived: 'En el lugar',
  done: 'Hecho',
  waits: 'espera en este teléfono',
  reason: (reason: string) => `El motivo: ${reason}`,
  makeCertificate: 'Hacer el certificado',
  seeCertificate: 'Ver el certificado',
};

export const workStateTexts: Translated<typeof english.workStateTexts> = {
  accepted: 'Aceptado',
  'on-the-way': 'En camino',
  arrived: 'En el lugar',
  done: 'Usted lo dio por hecho',
  completed: 'Completado',
  'not-confirmed': 'No confirmado',
  withdrawn: 'Usted se retiró',
  released: 'Plaza liberada',
  ended: 'Cancelado',
  declined: 'No aceptado',
};

export const workMeaningTexts: Translated<typeof english.workMeaningTexts> = {
  done: 'Un administrador lo revisa y lo confirma. Usted ya puede ayudar en otro desastre.',
  completed: 'Gracias. Puede tener un certificado de ello.',
  'not-confirmed': 'Un administrador no confirmó que este trabajo se hizo.',
  ended: 'Un administrador descartó el reporte: no era un desastre, o ya se conocía.',
  released: 'No hubo ningún paso suyo a tiempo, así que su plaza quedó libre para otra persona.',
};

export const workWhyTexts: Translated<typeof english.workWhyTexts> = {
  full: 'Antes que usted ya había tantos voluntarios como se pedían.',
  busy: 'Usted estaba en otro desastre.',
  closed: 'Este desastre había terminado, o no se pedía que nadie fuera.',
  role: 'Su cuenta ya no puede ir a desastres. Pregunte a un administrador.',
};
