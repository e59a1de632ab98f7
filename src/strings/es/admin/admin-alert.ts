import type * as english from '../../admin/admin-alert.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const alertSheetTexts: Translated<typeof english.alertSheetTexts> = {
  title: 'Avisar a los voluntarios',
  close: 'Cerrar',
  lead: 'Esto aprueba el reporte y avisa a los voluntarios cercanos, en un solo acto.',
  leadAgain: 'El desastre ya está activo. Esto envía un aviso más.',
  radius: 'A cuántos kilómetros como máximo',
  radiusHint: (km: string) => `Para esta gravedad se sugieren ${km}.`,
  radiusProblem: (most: string) => `Un número de 1 a ${most}.`,
  noPlace: 'No se conoce su ubicación: se avisa a todos los voluntarios con un dispositivo, estén donde estén.',
  wanted: 'Cuántos voluntarios se necesitan',
  wantedHint: (count: string) => `Se sugieren ${count}. Vacío: ningún número.`,
  wantedProblem: 'Un número entero desde 1, en cifras.',
  heading: 'Título',
  body: 'Mensaje',
  bodyHint: 'La pantalla bloqueada muestra unas dos líneas. Escriba primero qué hay que hacer.',
  missing: 'Escriba algo, por favor.',
  tooLong: 'Es demasiado largo.',
  preview: 'Cómo lo muestra un teléfono',
  app: 'Relief Relay',
  now: 'ahora',
  reach: (near: number) => plural(near, { one: 'Ahora llega a # voluntario.', other: 'Ahora llega a # voluntarios.' }),
  ofAll: (all: number) =>
    plural(all, {
      one: '# voluntario aprobado lo encuentra en la aplicación.',
      other: 'Los # voluntarios aprobados lo encuentran en la aplicación.',
    }),
  counting: 'Contando a quiénes llega…',
  unknownReach: 'Sin red no se sabe a quiénes llega.',
  reachesNobody: 'Ahora no se avisaría a nadie. Amplíe la distancia o avise a los voluntarios de otra manera.',
  outToNobody: 'La alerta salió, pero por ahora no llega a nadie.',
  countAgain: 'Contar de nuevo',
  send: 'Avisar ahora',
  sending: 'Guardando…',
  cancel: 'Cancelar',
  waits: 'Guardado en este teléfono. El aviso sale cuando el servidor lo tenga.',
  problems: 'Revise esto, por favor',
  suggestedTitle: (type: string, severity: string) => `${type}: ${severity}`,
  suggestedBody: (place: string, first: string) => `${place}. ${first}`,
  suggestedSaid: (said: string) => `Reporte: «${said}»`,
  placeUnknown: 'Aún no se conoce el lugar',
};

export const firstSteps: Translated<typeof english.firstSteps> = {
  flood: 'Primero averigüe quién quedó aislado y llévelo a un lugar alto. No entre en agua que corre.',
  earthquake: 'Primero escuche si hay personas bajo los escombros y marque el sitio. No entre en edificios dañados.',
  fire: 'Primero compruebe que todos estén fuera y lejos del humo. Deje el fuego a los bomberos.',
  hurricane: 'Primero vea cómo están las personas en las casas dañadas. Aléjese de los cables y de los techos sueltos.',
  landslide: 'Primero averigüe quién falta. Que nadie suba a la ladera: puede deslizarse otra vez.',
  other: 'Primero averigüe quién está en peligro y qué hace más falta. Cuide su propia seguridad.',
};

export const alertReachTexts: Translated<typeof english.alertReachTexts> = {
  title: 'Quién lo recibe y quién no',
  phones: (count: number) => plural(count, { one: 'Va a # teléfono.', other: 'Va a # teléfonos.' }),
  busy: (count: number) =>
    plural(count, {
      one: '# voluntario cercano ya está en un desastre.',
      other: '# voluntarios cercanos ya están en un desastre.',
    }),
  unwanted: (count: number) =>
    plural(count, {
      one: '# voluntario cercano no quiere avisos como este.',
      other: '# voluntarios cercanos no quieren avisos como este.',
    }),
  others: (count: number) =>
    plural(count, {
      one: '# más está más lejos o no recibe avisos en un teléfono.',
      other: '# más están más lejos o no reciben avisos en un teléfono.',
    }),
};
