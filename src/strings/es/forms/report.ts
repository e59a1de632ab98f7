import type * as english from '../../forms/report.ts';
import type { Translated } from '../../texts.ts';

export const reportTexts: Translated<typeof english.reportTexts> = {
  lead: 'Bastan unas pocas palabras. Puede hacerlo sin señal.',
  what: 'Qué pasó',
  descriptionHint: 'Qué ve, quién está en peligro, qué bloquea el paso.',
  where: 'Dónde es',
  here: 'Estoy en el lugar',
  elsewhere: 'El lugar es otro',
  ifNone: 'si no elige nada',
  elsewhereHint: 'Su propia ubicación no se enviará.',
  addressHint: 'Calle, pueblo, punto de referencia: lo que ayude a encontrarlo.',
  roadBlocked: 'El camino aquí está bloqueado',
  who: 'Quién puede contarnos más',
  contactHint:
    'Para ayudar pueden ver el nombre y el teléfono los administradores y los voluntarios aprobados. El público, nunca.',
  more: 'Si lo sabe',
  submit: 'Enviar reporte',
  another: 'Hacer otro reporte',
};

export const positionTexts: Translated<typeof english.positionTexts> = {
  add: 'Agregar mi ubicación',
  again: 'Buscar de nuevo',
  renew: 'Actualizar',
  kept: 'Se conserva la ubicación del reporte que está corrigiendo.',
  replaceKept: 'Usar mi ubicación en su lugar',
  offer: 'Su ubicación exacta ayuda a los rescatistas. Antes, su teléfono le pedirá permiso.',
  asking: 'Buscando su ubicación… puede continuar y enviar en cualquier momento.',
  found: (metres: string) => `Ubicación encontrada, con una precisión de unos ${metres}.`,
  missing: {
    refused: 'Su teléfono no comparte su ubicación. Basta con describir el lugar.',
    'timed-out': 'No se encontró la ubicación a tiempo. Basta con describir el lugar.',
    unavailable: 'El teléfono no encuentra su ubicación aquí. Basta con describir el lugar.',
    unsupported: 'Este teléfono no puede saber su ubicación. Basta con describir el lugar.',
  },
};
