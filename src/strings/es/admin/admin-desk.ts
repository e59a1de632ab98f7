import { plural } from '../../plural.ts';
import type * as english from '../../admin/admin-desk.ts';
import type { Translated } from '../../texts.ts';

export const adminTabLabels: Translated<typeof english.adminTabLabels> = {
  overview: 'Resumen',
  approval: 'Aprobación',
  reported: 'Reportes',
  aid: 'Ayuda',
  donations: 'Donaciones',
  desk: 'Gestión',
};

export const adminNewsTexts: Translated<typeof english.adminNewsTexts> = {
  live: 'En vivo: los cambios aparecen solos.',
  asking: 'Se buscan cambios cada minuto.',
  offline: 'Sin conexión: esto es lo último que supo este teléfono.',
};

export const overviewTexts: Translated<typeof english.overviewTexts> = {
  none: 'El resumen todavía no está en este teléfono y no se puede contactar con el servidor. Llegará en cuanto haya red.',
  needs: 'Necesita una decisión ahora',
  nothing: 'Nada espera una decisión.',
  oldest: (when: string) => `Lo más antiguo llegó ${when}.`,
  oldestReport: 'Lo que más tiempo espera:',
  reports: (count: number) =>
    plural(count, { one: 'reporte por revisar', many: 'de reportes por revisar', other: 'reportes por revisar' }),
  aid: (count: number) =>
    plural(count, {
      one: 'solicitud de ayuda que nadie ha tomado',
      many: 'de solicitudes de ayuda que nadie ha tomado',
      other: 'solicitudes de ayuda que nadie ha tomado',
    }),
  urgent: (count: number) =>
    plural(count, {
      one: '# de ellas es urgente.',
      many: '# de ellas son urgentes.',
      other: '# de ellas son urgentes.',
    }),
  approvals: (count: number) =>
    plural(count, {
      one: 'cuenta espera aprobación',
      many: 'de cuentas esperan aprobación',
      other: 'cuentas esperan aprobación',
    }),
  messages: (count: number) =>
    plural(count, { one: 'mensaje abierto', many: 'de mensajes abiertos', other: 'mensajes abiertos' }),
  work: (count: number) =>
    plural(count, {
      one: 'persona voluntaria dice que terminó su trabajo',
      many: 'de personas voluntarias dicen que terminaron su trabajo',
      other: 'personas voluntarias dicen que terminaron su trabajo',
    }),
  roads: (count: number) =>
    plural(count, {
      one: 'vía cortada por confirmar',
      many: 'de vías cortadas por confirmar',
      other: 'vías cortadas por confirmar',
    }),
  deliveries: (count: number) =>
    plural(count, {
      one: 'entrega sin confirmar por quien la recibe',
      many: 'de entregas sin confirmar por quien las recibe',
      other: 'entregas sin confirmar por quien las recibe',
    }),
  donations: (count: number) =>
    plural(count, { one: 'donación por asignar', many: 'de donaciones por asignar', other: 'donaciones por asignar' }),
  triage: (count: number) =>
    plural(count, {
      one: 'registro se apartó: llegaron demasiados a la vez',
      many: 'de registros se apartaron: llegaron demasiados a la vez',
      other: 'registros se apartaron: llegaron demasiados a la vez',
    }),
  messagesAside: (count: number) =>
    plural(count, {
      one: 'mensaje se apartó: llegaron demasiados a la vez',
      many: 'de mensajes se apartaron: llegaron demasiados a la vez',
      other: 'mensajes se apartaron: llegaron demasiados a la vez',
    }),
  running: 'Desastres en curso',
  allRunning: 'Todos',
  nobodyNow: 'Ahora no hay nadie en él',
  accepted: (count: string) => `Aceptaron: ${count}`,
  ofWanted: (count: string, wanted: string) => `${count} de ${wanted}`,
  onTheWay: (count: string) => `En camino: ${count}`,
  there: (count: string) => `En el lugar: ${count}`,
  began: (when: string) => `empezó ${when}`,
  figure: (name: string, count: string) => `${name}: ${count}`,
  figures: 'Cómo va la ayuda',
  thisWeek: (change: string) => `${change} esta semana`,
};

export const overviewCards: Translated<typeof english.overviewCards> = {
  totalDisasters: 'Total de desastres',
  aidRequests: 'Solicitudes de ayuda',
  activeVolunteers: 'Personas voluntarias activas',
  ongoingRelief: 'Ayuda en curso',
};

export const overviewCounts: Translated<typeof english.overviewCounts> = {
  approvedVolunteers: 'Voluntarios aprobados',
  pendingVolunteers: 'Voluntarios pendientes',
  approvedNgos: 'ONG aprobadas',
  pendingNgos: 'ONG pendientes',
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
