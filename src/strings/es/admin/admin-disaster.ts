import type * as english from '../../admin/admin-disaster.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const adminShownMessages: Translated<typeof english.adminShownMessages> = {
  alerted: '¡Se avisó a los voluntarios!',
  alertFailed: 'No se pudo avisar a los voluntarios. Inténtelo de nuevo.',
  alertError: 'Error al enviar el aviso. Inténtelo de nuevo.',
  resolved: 'El desastre quedó marcado como resuelto',
  reportStatusFailed: 'No se pudo actualizar el estado del reporte',
  disasterStatusFailed: 'No se pudo actualizar el estado del desastre',
  volunteerStatusFailed: 'No se pudo actualizar el estado de los voluntarios',
};

export const deskFieldNames: Translated<typeof english.deskFieldNames> = {
  severity: 'Gravedad',
  location: 'Ubicación',
  description: 'Qué pasó',
  name: 'Quién reporta',
  contactNumber: 'Número de contacto',
  peopleAffected: 'Personas afectadas',
  assistanceRequired: 'Ayuda necesaria',
};

export const adminDisasterTexts: Translated<typeof english.adminDisasterTexts> = {
  back: 'Volver al panel',
  backToList: 'Volver a la lista',
  next: 'Siguiente informe pendiente',
  notFound: 'Desastre no encontrado',
  notFoundWhy: 'Ni este teléfono ni el servidor tienen un reporte con ese número.',
  away: 'Este reporte no está en este teléfono, y no se puede llegar al servidor.',
  tryAgain: 'Intentar de nuevo',
  returnToDashboard: 'Regresar al panel',
  triage: 'Apartado: llegaron muchos a la vez',
  reference: 'Referencia',
  unknownPosition: 'Ubicación desconocida',
  place: 'Lugar',
  mapLabel: 'Mapa: el desastre y los voluntarios que comparten dónde están',
  noDescription: 'Sin descripción',
  facts: 'Datos',
  anonymous: 'Anónimo',
  notProvided: 'No se dio',
  notSpecified: 'No se indicó',
  reported: 'Reportado',
  written: 'Escrito en el teléfono',
  confirmed: 'Quien lo envió dice que aún se necesita',
  moved: 'Quien lo envió cambió el lugar',
  over: 'Quien lo envió dice que ya pasó',
  activeSince: 'Activo desde',
  resolvedAt: 'Resuelto',
  notAvailable: 'No disponible',
  alerted: 'Último aviso',
  supersedes: 'Corrige un reporte anterior del mismo teléfono.',
  openEarlier: 'Abrir el reporte anterior',
  changedHere: 'Cambió mientras usted lo miraba. Lo que ve es cómo está ahora.',
  haveRead: 'Lo he leído',
};

export const displayStatusNames: Translated<typeof english.displayStatusNames> = {
  pending: 'Pendiente',
  active: 'Activo',
  resolved: 'Resuelto',
  dismissed: 'Descartado',
};

export const dismissalNames: Translated<typeof english.dismissalNames> = {
  false: 'Reporte falso',
  duplicate: 'Reportado dos veces',
  other: 'Otro motivo',
};

export const reportDecisionTexts: Translated<typeof english.reportDecisionTexts> = {
  title: 'Decidir',
  pendingLead: 'Hasta que usted decida no se avisa a nadie y el público no lo ve.',
  alert: 'Avisar a los voluntarios',
  alertAgain: 'Avisar de nuevo',
  approve: 'Aprobar sin avisar',
  approveTitle: '¿Aprobar sin avisar?',
  approveBody: 'Todos lo ven en la lista de desastres y los voluntarios pueden aceptarlo. Nadie recibe un mensaje.',
  approveYes: 'Aprobar',
  release: 'Pasar a la lista principal',
  wanted: 'Cambiar cuántos se necesitan',
  wantedLabel: 'Voluntarios necesarios',
  wantedHint: 'Vacío: no se pide ningún número. Quien ya aceptó no pierde su plaza.',
  wantedProblem: 'Un número entero desde 1, en cifras.',
  save: 'Guardar',
  resolve: 'Marcar como resuelto',
  resolveTitle: '¿Marcar este desastre como resuelto?',
  resolveBody:
    'Termina para todos: el trabajo de sus voluntarios queda completado y ellos quedan libres para otro desastre.',
  resolving: 'Marcando como resuelto…',
  resolveAgain: 'Continuar',
  resolveStopped: 'Se detuvo a medio camino. No se perdió nada: continúe desde donde se detuvo.',
  resolveKept: 'No hay red. La decisión completa está guardada en este teléfono y sale cuando haya red.',
  isResolved: 'Este desastre ha sido resuelto',
  reopen: 'Abrirlo de nuevo',
  reopenTitle: '¿Abrir de nuevo este desastre?',
  reopenBody:
    'Vuelve a la lista de desastres activos y los voluntarios pueden aceptarlo. Quienes trabajaron en él siguen libres.',
  dismiss: 'Descartar',
  dismissTitle: '¿Descartar este reporte?',
  dismissBody: 'El público no lo ve y el trabajo de quienes lo aceptaron termina. Se puede recuperar.',
  kind: 'Por qué',
  chooseKind: 'Elija uno',
  kindMissing: 'Elija por qué.',
  isDismissed: 'Este reporte fue descartado.',
  bringBack: 'Recuperarlo',
  bringBackTitle: '¿Recuperar este reporte?',
  bringBackBody: 'Vuelve a esperar una decisión, como cuando llegó.',
  reason: 'Motivo',
  reasonHint: 'Una frase para los demás administradores. Queda en el historial.',
  reasonMissing: 'Escriba el motivo.',
  no: 'Cancelar',
  saved: 'Guardado en este teléfono. Vale cuando el servidor lo tenga.',
  notSaved: 'Este teléfono no pudo guardarlo. No se decidió nada. Inténtelo de nuevo.',
};

export const adminTeamTexts: Translated<typeof english.adminTeamTexts> = {
  title: 'Voluntarios',
  counted: (accepted: string, wanted: string) => `Han aceptado ${accepted} de ${wanted} voluntarios`,
  accepted: (count: number) => plural(count, { one: 'Ha aceptado # voluntario', other: 'Han aceptado # voluntarios' }),
  none: 'Nadie lo ha aceptado todavía.',
  asking: 'Preguntando al servidor…',
  ask: 'Actualizar',
  online: 'Quiénes son no se guarda en ningún teléfono: hace falta conexión.',
  position: (when: string) => `Posición de ${when}`,
  noPosition: 'No comparte su posición',
  onMap: (name: string, when: string) => `${name}, ${when}`,
};

export const teamStateNames: Translated<typeof english.teamStateNames> = {
  accepted: 'Aceptó',
  'on-the-way': 'En camino',
  arrived: 'En el lugar',
  done: 'Dice que terminó',
  completed: 'Completado',
  'not-confirmed': 'No confirmado',
  withdrawn: 'Se retiró',
  released: 'Plaza liberada',
  ended: 'Cancelado',
  declined: 'No aceptado',
};

export const reviseTexts: Translated<typeof english.reviseTexts> = {
  open: 'Corregir los datos',
  title: 'Corregir los datos',
  lead: 'El reporte queda como llegó y se puede leer en el historial. Todos ven los datos como usted los deje aquí.',
  positionHint: 'Latitud, longitud. Vacío: desconocida.',
  positionProblem: 'Dos números, como 26.12, 85.39.',
  peopleProblem: 'Solo cifras, como 120.',
  reason: 'Por qué',
  optional: 'opcional',
  missing: 'Complete este campo.',
  tooLong: 'Es demasiado largo.',
  unchanged: 'No hay nada distinto de lo que ya está.',
  movedOn: 'Mientras tanto alguien cambió los datos. Compare antes de guardar: lo suyo sería rechazado.',
  startAgain: 'Empezar de nuevo desde cómo están ahora',
  save: 'Guardar los datos',
  cancel: 'Dejarlos como están',
  problems: 'Revise esto, por favor',
};
