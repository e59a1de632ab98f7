import type * as english from '../../forms/field-names.ts';
import type { Translated } from '../../texts.ts';

export const fieldNames: Translated<typeof english.fieldNames> = {
  disasterType: 'Tipo de desastre',
  severity: 'Gravedad',
  location: 'Lugar',
  address: 'Describa el lugar',
  description: 'Qué está pasando',
  name: 'Su nombre',
  contactNumber: 'Número de teléfono',
  peopleAffected: 'Cuántas personas',
  assistanceRequired: 'Qué ayuda se necesita',
  roadBlocked: 'Qué bloquea el camino',
  deadline: 'Para cuándo',
  requirements: 'Necesidad',
  keptPosition: 'Ubicación',
};
