import { plural } from '../../plural.ts';
import { limits } from '../../../../contract/limits.ts';
import type * as english from '../../accounts/account-page.ts';
import type { Translated } from '../../texts.ts';

export const accountPageTexts: Translated<typeof english.accountPageTexts> = {
  copy: 'Esto es lo que sabe este teléfono.',
  unknownYet: 'Lo demás llega con la próxima conexión.',
  you: 'Sus datos',
  logout: 'Cerrar sesión',
  email: 'Correo electrónico',
  role: 'Tipo de cuenta',
  member: 'Cuenta creada',
  donations: 'Mis donativos',
  donor: 'Donante',
  donorStatus: 'Su cuenta es para sus donativos. Nadie tiene que aprobarla.',
  reason: (reason: string) => `El motivo: ${reason}`,
};

export const statusWords: Translated<typeof english.statusWords> = {
  pending: {
    volunteer:
      'Un administrador todavía no ha aprobado su cuenta de voluntariado. Mientras tanto, usted ve lo mismo que todos.',
    ngo: 'Un administrador todavía no ha aprobado su organización. Mientras tanto, usted ve lo mismo que todos.',
    admin:
      'Un administrador todavía no ha aprobado su cuenta de administración. Mientras tanto, usted ve lo mismo que todos.',
  },
  approved: {
    volunteer: 'Su cuenta de voluntariado está aprobada.',
    ngo: 'Su organización está aprobada.',
    admin: 'Su cuenta de administración está aprobada.',
  },
  refused: {
    volunteer: 'Un administrador rechazó su cuenta de voluntariado.',
    ngo: 'Un administrador rechazó su organización.',
    admin: 'Un administrador rechazó su cuenta de administración.',
  },
};

export const volunteerAskTexts: Translated<typeof english.volunteerAskTexts> = {
  title: 'Ayude como voluntario',
  lead: 'Los voluntarios van adonde hace falta ayuda. Antes, un administrador revisa su cuenta. Sus donativos siguen en ella.',
  ask: 'Pedir ser voluntario',
};

export const nameTexts: Translated<typeof english.nameTexts> = {
  label: 'Nombre',
  save: 'Guardar el nombre',
  missing: 'Escriba su nombre.',
  sent: 'Enviado. El servidor tiene su nombre.',
  loggedOut: 'Se cerró su sesión en este teléfono. Inicie sesión y después cambie su nombre.',
  failed: (detail: string) => `No se pudo guardar en este teléfono. (${detail})`,
};

export const deviceTexts: Translated<typeof english.deviceTexts> = {
  title: 'Dónde tiene la sesión abierta',
  lead: '¿Hay algo aquí que no reconoce? Cierre esa sesión y después cambie su contraseña.',
  current: 'este teléfono',
  lastUsed: (when: string) => `Último uso: ${when}`,
  since: (when: string) => `Inicio de sesión: ${when}`,
  unknown: 'Dispositivo desconocido',
  named: (browser: string, system: string) => `${browser} en ${system}`,
  end: 'Cerrar esa sesión',
  endThis: (device: string) => `Cerrar esa sesión: ${device}`,
  ended: 'Esa sesión se cerró.',
  endAll: 'Cerrar todas las sesiones',
  endAllTitle: '¿Cerrar todas las sesiones?',
  endAllBody:
    'Se cierra su sesión en todos los dispositivos, también en este teléfono. La próxima vez necesitará su contraseña.',
  no: 'Cancelar',
  loadFailed: 'No se pudo cargar la lista de dispositivos.',
  reload: 'Actualizar',
};

export const emailTexts: Translated<typeof english.emailTexts> = {
  title: 'Correo electrónico',
  lead: 'Con él inicia sesión, y allí llegan los enlaces para una contraseña nueva.',
  next: 'Correo electrónico nuevo',
  change: 'Cambiar el correo electrónico',
  changed: 'Su correo electrónico cambió. Desde ahora inicie sesión con él.',
  perhaps: 'Puede que el cambio se haya hecho de todos modos: vuelva a abrir esta página cuando haya conexión.',
};

export const changePasswordTexts: Translated<typeof english.changePasswordTexts> = {
  title: 'Contraseña',
  lead: 'Al cambiarla se cierra su sesión en todos los demás dispositivos.',
  current: 'Contraseña actual',
  next: 'Contraseña nueva',
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
  tooShort: `Escriba al menos ${limits.passwordMinCharacters} caracteres.`,
  missing: 'Falta completar este campo.',
  change: 'Cambiar la contraseña',
  changed: 'Su contraseña cambió. Se cerró su sesión en todos los demás dispositivos.',
  wrong: 'Esta no es su contraseña.',
  perhaps:
    'Puede que el cambio se haya hecho de todos modos. Intente iniciar sesión con la contraseña nueva y, si no funciona, con la anterior.',
};

export const secondStepTexts: Translated<typeof english.secondStepTexts> = {
  title: 'Verificación en dos pasos',
  off: 'Además de la contraseña, se puede pedir un código de una aplicación de su teléfono. Lo recomendamos a los administradores.',
  on: 'Al iniciar sesión se pide un código de su aplicación de autenticación.',
  begin: 'Activar',
  end: 'Quitar la verificación en dos pasos',
  password: 'Contraseña',
  cancel: 'Cancelar',
  scan: 'Escanee esto con su aplicación de autenticación.',
  picture: 'Código QR para la aplicación de autenticación',
  openLead: '¿Tiene su aplicación de autenticación en este teléfono?',
  open: 'Abrir en la aplicación',
  orType: 'O escriba esto en ella:',
  code: 'Código',
  codeHint: 'Seis cifras, o un código de recuperación.',
  newCodeHint: 'Las seis cifras que la aplicación muestra ahora.',
  confirm: 'Confirmar',
  wrongCode: 'Este código no es correcto o ya se usó. Escriba el siguiente que muestre la aplicación.',
  recoveryTitle: 'Sus códigos de recuperación',
  recoveryLead:
    'Cada uno abre su cuenta una sola vez, si pierde el teléfono con la aplicación. Guárdelos en otro lugar. Solo se muestran ahora.',
  copy: 'Copiar los códigos',
  copied: 'Los códigos están copiados.',
  notCopied: 'No se pudieron copiar. Descárguelos como archivo o anótelos.',
  download: 'Descargar como archivo',
  file: 'relief-relay-codigos-de-recuperacion.txt',
  done: 'Ya los guardé',
  ended: 'Al iniciar sesión ya solo se pide la contraseña.',
};

export const dataTexts: Translated<typeof english.dataTexts> = {
  title: 'Sus datos en el servidor',
  exportLead: 'Todo lo que el servidor guarda sobre usted, y para qué lo guarda, en un archivo.',
  export: 'Descargar mis datos',
  exported: (name: string) => `Su navegador recibió sus datos en el archivo ${name}.`,
  delete: 'Borrar mi cuenta',
  deleteTitle: '¿Borrar su cuenta?',
  goes: 'Se borran para siempre: su nombre, correo electrónico, contraseña, dispositivos y lo que envió con esta cuenta. Lo que espera en sus otros dispositivos ya no se podrá enviar ni leer.',
  stays:
    'Los reportes y las solicitudes de ayuda se quedan: se hicieron sin su cuenta. Si un administrador decidió algo, queda en el registro, sin el nombre de usted.',
  donationsStay:
    'Sus donativos quedan en las sumas públicas con importe, día y número de recibo, sin su nombre ni sus datos de contacto. Ya no podrá abrir los recibos: guárdelos antes.',
  waiting: (count: number) =>
    plural(count, {
      one: '# mensaje de esta cuenta nunca se envió. También se borra. Haga antes una copia si lo necesita.',
      many: '# de mensajes de esta cuenta nunca se enviaron. También se borran. Haga antes una copia si los necesita.',
      other: '# mensajes de esta cuenta nunca se enviaron. También se borran. Haga antes una copia si los necesita.',
    }),
  takeCopy: 'Hacer una copia',
  password: 'Su contraseña',
  word: 'BORRAR',
  typeWord: 'Escriba BORRAR',
  wordWrong: 'Escriba la palabra BORRAR.',
  yes: 'Borrar mi cuenta',
  no: 'Conservarla',
  perhaps:
    'Puede que se haya borrado de todos modos. Intente iniciar sesión: si no se acepta, la cuenta está borrada. Lo que nunca se envió queda entonces bloqueado en este teléfono, y nadie puede leerlo: haga una copia ahora si la necesita.',
};
