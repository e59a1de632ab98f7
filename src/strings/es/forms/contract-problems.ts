import type * as english from '../../forms/contract-problems.ts';
import type { Translated } from '../../texts.ts';

/** Keys are what contract and server say in English: never translate those. */
export const contractProblems: Translated<typeof english.contractProblems> = {
  required: 'falta completarlo',
  text: 'tiene que ser texto',
  'not valid': 'no es un valor válido',
  'unknown field': 'campo desconocido',
  'at most # characters': (count: number) => `como máximo ${count} caracteres`,
  'at least # characters': (count: number) => `al menos ${count} caracteres`,
  'a character that cannot be stored': 'tiene un carácter que no se puede guardar',
  'a whole number': 'tiene que ser un número entero',
  'not below #': 'no puede ser menos de 0',
  'too many': 'es un número demasiado grande',
  'a number that keeps its digits': 'tiene que ser un número con menos cifras',
  'a number between -# and #': (bound: number) => `tiene que ser un número entre -${bound} y ${bound}`,
  'a time in ISO #': 'tiene que ser una fecha y una hora',
  'a day that exists': 'tiene que ser un día que exista',
  'an e-mail address, such as name@example.org':
    'tiene que ser una dirección de correo electrónico, como nombre@example.org',
  'one of *': 'tiene que ser una de las opciones',
  'approve or refuse': 'tiene que ser aprobar o rechazar',
  'true or false': 'tiene que ser sí o no',
  'a list': 'tiene que ser una lista',
  'at least one requirement': 'falta al menos una necesidad',
  'at most # requirements': (count: number) => `como máximo ${count} necesidades`,

  'Some fields need another look.': 'Revise algunos campos.',
  'This id was already used for something else.': 'Este identificador ya se usó para otra cosa.',
  'This record was removed by request.': 'Este registro se borró porque alguien lo pidió.',
  'One item may have at most # kB.': (kilobytes: number) => `Un mensaje puede tener como máximo ${kilobytes} kB.`,
  'At most # kB fit in one request.': (kilobytes: number) => `En un envío caben como máximo ${kilobytes} kB.`,
  'Your account may not do this.': 'Su cuenta no tiene permiso para hacer esto.',
  'This item belongs to another account.': 'Este mensaje es de otra cuenta.',
  'Please log in.': 'Inicie sesión.',
  'There is nothing here.': 'Aquí no hay nada.',
  'The server cannot save anything just now. Please try again.':
    'El servidor no puede guardar nada en este momento. Inténtelo de nuevo.',

  'This e-mail address already has an account.': 'Esta dirección de correo electrónico ya tiene una cuenta.',
  'Thank you. If this e-mail address is new here, your account is ready: you can log in now.':
    'Gracias. Si esta dirección de correo electrónico es nueva aquí, su cuenta está lista: ya puede iniciar sesión.',
  'This is not the setup code.': 'Este no es el código de configuración.',
  'The setup code is no longer good: there is an admin already. Leave it out and ask for approval.':
    'El código de configuración ya no sirve: ya hay un administrador. Déjelo vacío y pida la aprobación.',
  'Too easy to guess: this password is on lists that guessers try first.':
    'Demasiado fácil de adivinar: esta contraseña está en las listas que se prueban primero para entrar en cuentas ajenas.',
  'Too easy to guess: this password is a name that belongs to you or to this app.':
    'Demasiado fácil de adivinar: esta contraseña es un nombre que tiene que ver con usted o con esta aplicación.',
  'This is not your password.': 'Esta no es su contraseña.',
  'Your password was just changed on another device.': 'Su contraseña se acaba de cambiar en otro dispositivo.',
  'This device is not logged in to your account.': 'Este dispositivo no tiene abierta una sesión de su cuenta.',
  'Another phone has registered this token.': 'Otro teléfono ya registró esta misma dirección para las alertas.',
  'no token of a push service that this server sends to':
    'no es un servicio de mensajes push que este servidor conozca',
  'This link is no longer good: it was used, or it is too old. Ask for a new one.':
    'Este enlace ya no sirve: se usó, o es demasiado antiguo. Pida uno nuevo.',
  'The last administrator cannot leave. Approve another one first.':
    'El último administrador no puede irse. Apruebe antes a otro.',
  'Two-factor login is on already. End it first.': 'La verificación en dos pasos ya está activa. Quítela antes.',
  'There is no two-factor login to be confirmed. Begin again.':
    'No hay ninguna verificación en dos pasos por confirmar. Empiece de nuevo.',
  'The code is not right. Codes change every # seconds, and each is good once.': (seconds: number) =>
    `El código no es correcto. Los códigos cambian cada ${seconds} segundos, y cada uno sirve una sola vez.`,
  'No such account.': 'Esa cuenta no existe.',
  'This account waits for a decision.': 'Esta cuenta espera una decisión.',
  'No such report.': 'Ese reporte no existe.',
  'No such message.': 'Ese mensaje no existe.',
  'Nobody decides about their own account. Another admin can.':
    'Nadie decide sobre su propia cuenta. Otro administrador puede hacerlo.',
  'The mail could not be sent. Please try again.': 'No se pudo enviar el correo. Inténtelo de nuevo.',
};
