import type * as english from '../../public/donate.ts';
import type { Translated } from '../../texts.ts';

export const shownDonationMessages: Translated<typeof english.shownDonationMessages> = {
  signIn: 'Inicia sesión para hacer un donativo',
  serverError: (status: number) => `Error del servidor: ${status}`,
  orderFailed: 'No se pudo crear la orden del donativo',
  verifyFailed: 'No se pudo comprobar el pago. Ponte en contacto con nosotros.',
  paymentFailed: (description: string) => `El pago falló: ${description}`,
  somethingWrong: 'Algo salió mal. Inténtalo de nuevo.',
  thanks: '¡Gracias por tu donativo!',
};

export const donateTexts: Translated<typeof english.donateTexts> = {
  title: 'Donar',
  lead: 'Tu dinero va al trabajo de ayuda. Lo que se hace con él es público, hasta el último paisa.',
  whatBecomes: 'Mira adónde va el dinero',
  testTitle: 'Solo pagos de prueba',
  test: 'Este servidor no acepta pagos reales: no se mueve dinero y cada donativo queda marcado como prueba.',
  campaign: (disaster: string) => `Para el trabajo de ayuda tras: ${disaster}`,
  campaignUnknown: 'Para el desastre desde el que llegaste.',
  general: 'Para donde más falte.',
  giveGenerally: 'Dar a donde más falte',
  campaignOver: 'Este desastre no recibe donativos ahora. Puedes dar a donde más falte.',
  amount: 'Cantidad en rupias (₹)',
  amountHint: 'Como mínimo ₹1, por ejemplo 500 o 99.50.',
  amounts: 'Cantidades habituales',
  name: 'Nombre completo',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  phoneHint: '10 cifras, sin el prefijo del país.',
  purpose: 'Finalidad',
  purposeHint: 'Si debe ser para algo en particular.',
  optional: 'opcional',
  about: 'Tu donativo',
  you: 'Sobre ti',
  private:
    'Solo tú y la administración veis tu nombre y tus datos de contacto. El libro público muestra la cantidad y el día.',
  submit: 'Donar',
  ordering: 'Un momento…',
  needsNetwork:
    'Un donativo necesita conexión: nunca se guarda para enviarlo más tarde. Lo que escribiste queda en este teléfono.',
  offline:
    'No hay conexión. No se pagó nada. Lo que escribiste queda en este teléfono: inténtalo cuando vuelvas a tener conexión.',
  login: 'Iniciar sesión',
  register: 'Crear una cuenta',
  needsLogin: 'Para donar hay que iniciar sesión. Lo que escribas queda aquí mientras tanto.',
  loginFirst: 'Iniciar sesión primero',
  restored: 'Guardamos lo que escribiste.',
  startOver: 'Empezar de nuevo',
  summary: 'Revisa lo que está marcado:',
  dismissed: 'Cerraste el pago. No se pagó nada.',
  dialogFailed: 'No se pudo abrir la página de pago. No se pagó nada. Inténtalo de nuevo.',
  confirming: 'Confirmando tu pago…',
  unconfirmedTitle: (amount: string) => `Se está confirmando un pago de ${amount}`,
  payAgain: 'Pagar otra vez de todos modos',
  unconfirmed:
    'No hace falta que pagues otra vez. El servidor pregunta por sí mismo al proveedor de pagos; verás el resultado en tu cuenta.',
  sessionOver: 'Tu sesión terminó. Entra otra vez para ver el resultado.',
  checkAgain: 'Comprobar otra vez',
  done: (amount: string) => `${amount}: recibido.`,
  second: 'Ya estaba pagado. El segundo pago se te devuelve.',
  receipt: 'Ver el recibo',
  another: 'Donar otra vez',
  toAccount: 'Mis donativos',
};

export const testPaymentTexts: Translated<typeof english.testPaymentTexts> = {
  title: 'Pago de prueba',
  body: (amount: string) => `No se mueve dinero. Como si pagaras ${amount}:`,
  pay: 'Pagar (prueba)',
  fail: 'Dejar que el pago falle (prueba)',
  cancel: 'Cancelar',
};

export const donationStatusTexts: Translated<typeof english.donationStatusTexts> = {
  completed: 'Completado',
  pending: 'Pendiente',
  failed: 'Fallido',
};

export const ownDonationTexts: Translated<typeof english.ownDonationTexts> = {
  none: 'Todavía no has dado nada.',
  unknown: 'Tus donativos llegarán con la próxima conexión.',
  asOf: (time: string) => `Última actualización: ${time}`,
  give: 'Donar',
  receipt: (number: number) => `Recibo ${number}`,
  convenienceFee: (amount: string) => `Además, ${amount} de comisión fueron al proveedor de pagos.`,
  refunded: (amount: string) => `Se te devolvieron ${amount}.`,
  test: 'Prueba',
};

export const receiptTexts: Translated<typeof english.receiptTexts> = {
  title: 'Recibo de donativo',
  number: 'Número de recibo',
  received: 'Recibido de',
  amount: 'Cantidad',
  day: 'Pagado el',
  for: 'Para',
  general: 'Donde más falte',
  purpose: 'Finalidad',
  payment: 'Pago',
  operator: 'Recibido por',
  test: 'Fue un pago de prueba: no se movió dinero, y esto no demuestra ningún donativo.',
  refunded: (amount: string) => `De esto, ${amount} se devolvieron al donante.`,
  print: 'Imprimir',
  pdf: 'Guardar como PDF',
  noPdf: 'Este nombre tiene letras que el archivo no puede mostrar. Imprime esta página.',
  entry: 'Anotación en el libro',
  proof: 'Prueba para el libro público',
  proofLead:
    'Este archivo demuestra que tu donativo figura en el libro público. Cualquiera puede comprobarlo; no dice quién eres.',
  saveProof: 'Guardar la prueba',
  back: 'Mis donativos',
  gone: 'Este donativo no es tuyo o no existe.',
  notPaid: 'Este donativo no está pagado: no hay recibo.',
  offline: 'Esto es lo último que vio este teléfono.',
};

export const donationProblemTexts: Translated<typeof english.donationProblemTexts> = {
  missingAmount: 'Indica una cantidad.',
  wrongAmount: 'Esto no es una cantidad en rupias. Se escribe así: 500 o 99.50.',
  tooLittle: 'El donativo más pequeño es de ₹1.',
  tooMuch: (most: string) => `El donativo más grande es de ${most}.`,
  missingName: 'Indica tu nombre completo.',
  missingPhone: 'Indica tu número de teléfono.',
  wrongPhone: 'Aquí un número de teléfono tiene exactamente 10 cifras.',
};
