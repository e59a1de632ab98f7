import type * as english from '../../shell/titles.ts';
import type { Translated } from '../../texts.ts';

export const titles: Translated<typeof english.titles> = {
  home: 'Inicio',
  report: 'Reportar un desastre',
  aid: 'Pedir ayuda',
  account: 'Su cuenta',
  outbox: 'En este dispositivo',
  login: 'Iniciar sesión',
  register: 'Registrarse',
  forgotPassword: 'Contraseña olvidada',
  resetPassword: 'Contraseña nueva',
  volunteer: 'Voluntariado',
  admin: 'Administración',
  volunteerDashboard: 'Panel de voluntariado',
  ngoDashboard: 'Panel de la ONG',
  adminDashboard: 'Panel de administración',
  guide: 'Guía de emergencias',
  funds: 'Panel de transparencia de fondos',
  disasters: 'Desastres',
  donate: 'Donar',
};
