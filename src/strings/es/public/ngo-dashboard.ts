import type * as english from '../../public/ngo-dashboard.ts';
import type { Translated } from '../../texts.ts';

export const ngoDashboardTexts: Translated<typeof english.ngoDashboardTexts> = {
  active: 'Organización activa',
  nameless: 'ONG',
};

export const ngoTabLabels: Translated<typeof english.ngoTabLabels> = {
  profile: 'Perfil de la ONG',
  notifications: 'Notificaciones',
  work: 'Trabajo anterior',
  disasters: 'Desastres activos',
  deliveries: 'Entregas',
};
