import type * as english from '../../public/ngo-volunteers.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const ngoVolunteerTexts: Translated<typeof english.ngoVolunteerTexts> = {
  categories: 'Categoría',
  bothCategories: 'Ambas',
  resource: 'Solicitud de recursos',
  volunteer: 'Solicitud de voluntarios',
  title: (disaster: string, count: number) =>
    plural(count, {
      one: `${disaster}: falta # voluntario`,
      many: `${disaster}: faltan # de voluntarios`,
      other: `${disaster}: faltan # voluntarios`,
    }),
  titleFull: (disaster: string) => `${disaster}: hay voluntarios suficientes`,
  places: 'Voluntarios',
  placesOf: (accepted: string, wanted: string) => `Vienen ${accepted} de ${wanted}`,
  since: 'Activo desde',
  sender: 'De',
  desk: 'La coordinación de ayuda',
  contact: 'Contacto',
  contactLater: 'Se muestra cuando se espere a su gente.',
  showContact: 'Mostrar a quién llamar',
  contactAsking: 'Preguntando al servidor…',
  contactNone: 'No se indicó ni nombre ni número.',
  contactWhy: 'Las consultas se registran. Úselo solo para ayudar aquí.',
  expected: (count: number) =>
    plural(count, {
      one: 'Se espera a # persona suya',
      many: 'Se espera a # de personas suyas',
      other: 'Se espera a # personas suyas',
    }),
  asked: (count: number) =>
    plural(count, {
      one: 'Enviada: # persona. Aún sin respuesta',
      many: 'Enviadas: # de personas. Aún sin respuesta',
      other: 'Enviadas: # personas. Aún sin respuesta',
    }),
  askedBody: 'Solo se les espera cuando el servidor haya respondido. No salgan antes.',
  arrives: 'Llegada',
  soon: 'En cuanto puedan',
  note: 'Su nota',
  answer: 'Enviar personas',
  answerTo: (what: string) => `Enviar personas: ${what}`,
  withdraw: 'Retirar',
  others: 'Otros',

  answerTitle: '¿Cuántas personas envía?',
  answerBody: (count: number) =>
    plural(count, {
      one: 'Queda # lugar libre, según sabe este teléfono.',
      many: 'Quedan # de lugares libres, según sabe este teléfono.',
      other: 'Quedan # lugares libres, según sabe este teléfono.',
    }),
  people: 'Personas',
  peopleMissing: 'Escriba un número entero, 1 o más.',
  peopleTooMany: (most: number) =>
    plural(most, {
      one: 'Queda # lugar libre, según sabe este teléfono. Escriba # o menos.',
      many: 'Quedan # de lugares libres, según sabe este teléfono. Escriba # o menos.',
      other: 'Quedan # lugares libres, según sabe este teléfono. Escriba # o menos.',
    }),
  arrivesAt: 'Cuándo llegan',
  arrivesWrong: 'Escriba un día y una hora.',
  noteLabel: 'Nota para la coordinación',
  noteHint: 'Quién los dirige, qué llevan.',
  answerYes: 'Enviar a estas personas',
  withdrawTitle: '¿Retirar a su gente?',
  withdrawBody: 'Sus lugares quedan libres para otros enseguida, y usted ya no ve a quién llamar.',
  withdrawYes: 'Retirarlas',
  reason: 'Motivo',
  reasonHint: 'Lo lee la coordinación.',
  reasonMissing: 'Indique un motivo.',
  cancel: 'Cancelar',

  peopleSent: 'Personas enviadas',
};
