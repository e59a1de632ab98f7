import type * as english from '../../volunteers/certificate.ts';
import type { Translated } from '../../texts.ts';

export const paperTexts: Translated<typeof english.paperTexts> = {
  title: 'Certificado de reconocimiento',
  presented: 'Este certificado se entrega con gratitud a',
  deed: ({ disaster, reference, reported, completed }) =>
    `por su ayuda voluntaria a las personas en ${disaster}. Este desastre (${reference}) se reportó el ${reported} y la labor se completó el ${completed}.`,
  issued: (date: string) => `Emitido el ${date} por medio de Relief Relay.`,
  issuedBy: (date: string, operator: string) =>
    `Emitido el ${date} por medio de Relief Relay. Aquí lo gestiona ${operator}.`,
  verify: 'Para comprobar que este certificado es auténtico, abra esta dirección:',
  notValid: 'Ya no es válido',
};

export const paperDisasterTexts: Translated<typeof english.paperDisasterTexts> = {
  flood: 'una inundación',
  earthquake: 'un terremoto',
  fire: 'un incendio',
  hurricane: 'un huracán',
  landslide: 'un deslizamiento de tierra',
  other: 'un desastre',
};

export const certificateMakerTexts: Translated<typeof english.certificateMakerTexts> = {
  name: 'Nombre del voluntario',
  nameHint: 'Como debe aparecer en el papel.',
  generate: 'Generar',
  making: 'Se está haciendo…',
  print: 'Imprimir/descargar',
  pdf: 'Como archivo PDF',
  create: 'Crear un certificado nuevo',
  check: 'La página en la que cualquiera puede comprobarlo',
  offline: 'Para esto se necesita conexión: el certificado lo hace el servidor.',
  replaceTitle: '¿Reemplazar el certificado?',
  replaceBody: 'El anterior deja de ser válido: su página se lo dice a quien lo compruebe.',
  replaceYes: 'Hacer el nuevo',
  replaceNo: 'Dejar el anterior',
  perhaps: 'Puede que se haya hecho de todos modos. Inténtelo otra vez: el mismo nombre no hace un segundo.',
  tooMany: 'No se pueden hacer más certificados de este trabajo, o no está completado.',
  notThere: 'En este teléfono no está ese trabajo completado.',
  back: 'Volver al trabajo anterior',
  tryAgain: 'Intentar otra vez',
};

export const certificateCheckTexts: Translated<typeof english.certificateCheckTexts> = {
  title: 'Comprobar un certificado',
  validTitle: 'Este certificado es auténtico',
  valid: 'Lo dice el servidor ahora. Abajo está todo lo que dice el papel.',
  replacedTitle: 'Este certificado fue reemplazado',
  replaced: 'Uno más nuevo ocupó su lugar. Este ya no es válido.',
  unknownTitle: 'No existe ese certificado',
  unknown: 'Compare la dirección con la del papel, letra por letra. Si es la misma, el papel no es auténtico.',
  offlineTitle: 'No se pudo comprobar',
  offline: 'Solo el servidor puede decir si un certificado es auténtico.',
};
