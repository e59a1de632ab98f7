import { plural } from '../../plural.ts';
import type * as english from '../../shell/app.ts';
import type { Translated } from '../../texts.ts';

export const appTexts: Translated<typeof english.appTexts> = {
  name: 'Relief Relay',
  skip: 'Ir al contenido',
  mainNavigation: 'Principal',
  menu: 'Menú',
  closeMenu: 'Cerrar el menú',
  home: 'Inicio',
  about: 'Acerca de',
  contact: 'Contacto',
  ngo: 'ONG',
  guide: 'Guía',
  login: 'Iniciar sesión',
  register: 'Registrarse',
  dashboard: 'Panel',
  account: 'Cuenta',
  logout: 'Cerrar sesión',
  personMenu: (name: string) => (name === '' ? 'Su cuenta' : `Cuenta de ${name}`),
  volunteer: 'Voluntariado',
  quickLinks: 'Enlaces rápidos',
  legal: 'Legal',
  privacyPolicy: 'Política de privacidad',
  termsOfService: 'Condiciones de uso',
  cookiePolicy: 'Política de cookies',
  inDanger: 'En caso de peligro',
  call: (number: string) => `Llamar al ${number}`,
  waitingShort: (count: number) => plural(count, { one: '# en espera', many: '# en espera', other: '# en espera' }),
  waitingRest: ' en este dispositivo',
  waitingRead: 'Lea esto',
  waitingDamage: '. Una parte de la memoria de este teléfono se dañó. Vea qué pasó',
  waitingUnknown: 'Memoria no legible',
  offline: 'Sin conexión: se guarda aquí y se envía luego.',
  loading: 'Un momento…',
  needed: 'Los campos con * son necesarios.',
  partMissing: 'Esta parte aún no está en este teléfono.',
  tryAgain: 'Intentar de nuevo',
  documentTitle: (screen: string) => `${screen} · Relief Relay`,
};

export const troubleTexts: Translated<typeof english.troubleTexts> = {
  title: 'Esta página dejó de funcionar',
  body: 'Lo que usted guardó sigue en este teléfono y se enviará.',
  chunkTitle: 'Esta página todavía no está en su teléfono',
  chunkBody:
    'La aplicación se actualizó, o la conexión se cortó mientras se cargaba la página. Nada de lo que guardó se ha perdido. Recargue para intentarlo de nuevo.',
  reload: 'Recargar',
  seeWaiting: 'Ver mensajes guardados',
  later: 'Descargarla cuando tenga conexión',
  laterNoted: 'Llegará en cuanto haya conexión.',
  technical: 'Detalles técnicos',
};
