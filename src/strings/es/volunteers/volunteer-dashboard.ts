import type * as english from '../../volunteers/volunteer-dashboard.ts';
import type { Translated } from '../../texts.ts';

export const volunteerDashboardTexts: Translated<typeof english.volunteerDashboardTexts> = {
  nameless: 'Voluntario',
  active: 'Voluntario activo',
  pending: 'En espera de aprobación',
  refused: 'No aprobado',
  online: 'Conectado',
  offline: 'Sin conexión',
  standing: (what: string, where: string) => `${what} / ${where}`,
};

export const volunteerTabLabels: Translated<typeof english.volunteerTabLabels> = {
  profile: 'Perfil',
  notifications: 'Notificaciones',
  work: 'Trabajo anterior',
  learning: 'Aprender',
};
