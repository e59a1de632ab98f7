import { plural } from '../../plural.ts';
import { limits } from '../../../../contract/limits.ts';
import type * as english from '../../accounts/account.ts';
import type { Translated } from '../../texts.ts';

export const signInTexts: Translated<typeof english.signInTexts> = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  code: 'Código',
  codeHint:
    'Las seis cifras que muestra ahora su aplicación de autenticación, o uno de sus códigos de recuperación. Si perdió ambos, quien administra el servidor puede darle acceso de nuevo.',
  submit: 'Iniciar sesión',
  busy: 'Un momento…',
  wrong: 'El correo electrónico o la contraseña no son correctos.',
  wrongCode: 'Este código no es correcto o ya se usó. Escriba el que se muestra ahora.',
  noAccount: '¿Todavía no tiene cuenta?',
  register: 'Registrarse',
  forgot: '¿Olvidó su contraseña?',
  signedIn: (name: string) =>
    name === '' ? 'Usted tiene la sesión abierta' : `Usted tiene la sesión abierta como ${name}`,
  signedInBody: 'Puede continuar, o iniciar sesión aquí con otra cuenta.',
  ended: 'Su sesión terminó',
  endedBody:
    'Inicie sesión de nuevo para continuar. Lo que está en espera en este teléfono no se pierde, y sus propios mensajes se envían cuando inicie sesión.',
  toDashboard: 'Ir al panel',
  withoutAccount: 'Para reportar o pedir ayuda no hace falta una cuenta.',
};

export const registerTexts: Translated<typeof english.registerTexts> = {
  lead: 'Para voluntarios, ONG y administradores. Para reportar un desastre o pedir ayuda no necesita una cuenta.',
  donorLead: 'Nadie tiene que aprobarla. Contiene sus donativos y sus recibos, y nada más.',
  name: 'Nombre',
  nameHint: 'El suyo propio o el de su organización.',
  role: 'Tipo de cuenta',
  roleHints: {
    volunteer: 'Usted ayuda en el lugar. Primero, un administrador tiene que aprobar su cuenta.',
    ngo: 'Su organización se encarga de solicitudes de ayuda. Primero, un administrador tiene que aprobarla.',
    admin: 'Usted coordina. Primero, otro administrador tiene que aprobar su cuenta.',
  },
  about: {
    lead: {
      volunteer: 'Un administrador lo lee antes de aprobar su cuenta. También puede decirlo después, en su perfil.',
      ngo: 'Un administrador lo lee antes de aprobar su organización. También puede decirlo después, en su perfil.',
    },
    phone: 'Teléfono',
    city: { volunteer: 'Ciudad o distrito', ngo: 'Zona en la que trabajan' },
    skills: 'Lo que sabe hacer',
    skillsHint: 'Una cosa por línea: bote, primeros auxilios, idiomas.',
    registrationNumber: 'Número de registro',
  },
  setupCode: 'Código de configuración',
  setupCodeHint:
    'Todavía no hay ningún administrador. Con este código, que el servidor mostró en su primer arranque, usted será el primero.',
  consentLead: 'Al registrarse, usted acepta lo que se guarda sobre usted:',
  privacyPolicy: 'Política de privacidad',
  submit: 'Registrarse',
  busy: 'Un momento…',
  haveAccount: '¿Ya tiene una cuenta?',
  login: 'Iniciar sesión',
  taken: 'Este correo electrónico ya está registrado. Inicie sesión con él, o elija una contraseña nueva.',
  perhaps: 'Si la cuenta se creó de todos modos, ya puede iniciar sesión con ella.',
  made: 'Su cuenta está creada',
  madeBody: {
    pending:
      'Inicie sesión para ver cómo va: primero la revisa un administrador. Mientras tanto, usted ve lo mismo que todos.',
    approved: 'Ya puede iniciar sesión con ella.',
    refused: 'Inicie sesión para ver cómo va.',
  },
};

export const passwordTexts: Translated<typeof english.passwordTexts> = {
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
  hint: `Al menos ${limits.passwordMinCharacters} caracteres. Una frase corta es fácil de recordar.`,
  missing: (count: number) =>
    plural(count, {
      one: 'Falta un carácter.',
      many: 'Faltan # de caracteres.',
      other: 'Faltan # caracteres.',
    }),
  longEnough: 'Ya es bastante larga.',
  forgotLead: 'Escriba su correo electrónico: le enviaremos un enlace para una contraseña nueva.',
  forgotSubmit: 'Enviarme un enlace',
  forgotSent: 'Revise su correo',
  forgotSentBody: `Si hay una cuenta con este correo, el enlace va en camino. Sirve durante ${limits.resetLinkMinutes} minutos, una sola vez.`,
  mailUnknown:
    'Si este servidor puede enviarle un enlace por correo solo se sabe con conexión. También puede pedirle uno a un administrador.',
  noMail: 'Este servidor no envía correos',
  noMailBody: `Pida a un administrador un enlace para una contraseña nueva: en persona, por teléfono o por mensaje. Sirve durante ${limits.resetLinkMinutes} minutos, una sola vez.`,
  askAdmin: 'Preguntar a un administrador',
  backToLogin: 'Volver al inicio de sesión',
  resetLead: 'Después se cierra su sesión en todos los dispositivos, y usted inicia sesión con la contraseña nueva.',
  newPassword: 'Contraseña nueva',
  resetSubmit: 'Guardar la contraseña',
  deletedNews: {
    title: 'Su cuenta se ha eliminado',
    body: 'No queda nada de ella en este teléfono. Sus donativos siguen contando, sin su nombre.',
  },
  changedNews: { title: 'Su contraseña nueva está lista', body: 'Ya puede iniciar sesión con ella.' },
  linkIncomplete: 'Este enlace no está completo',
  linkIncompleteBody:
    'Abra de nuevo el enlace entero desde el mensaje, o pida uno nuevo. Un enlace sirve una sola vez, y no después de recargar la página.',
  linkOver: 'Este enlace ya no sirve: dura poco tiempo y solo se usa una vez. Pida uno nuevo.',
  newLink: 'Pedir un enlace nuevo',
};

export const accountProblemTexts: Translated<typeof english.accountProblemTexts> = {
  missing: {
    name: 'Escriba un nombre.',
    email: 'Escriba su correo electrónico.',
    password: 'Escriba su contraseña.',
    newPassword: 'Escriba una contraseña nueva.',
    role: 'Elija una opción.',
    code: 'Escriba el código.',
  },
  missingOther: 'Falta completar este campo.',
  notAnEmail: 'Esto no es un correo electrónico. Se escribe así: nombre@example.org.',
  pleaseUse: (bound: string) => `Escriba ${bound}.`,
};
