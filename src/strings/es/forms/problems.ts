import type * as english from '../../forms/problems.ts';
import type { Translated } from '../../texts.ts';

export const problemTexts: Translated<typeof english.problemTexts> = {
  missing: {
    disasterType: 'Elija qué pasó.',
    severity: 'Elija la gravedad.',
    address: 'Diga dónde es, en pocas palabras.',
    description: 'Diga qué está pasando.',
    name: 'Escriba su nombre.',
    contactNumber: 'Escriba un número al que podamos llamar.',
    location: 'Diga adónde debe llegar la ayuda.',
    deadline: 'Diga para cuándo la necesita.',
    'requirements.type': 'Diga qué necesita.',
    'requirements.quantity': 'Diga cuánto, o para cuántas personas.',
  },
  missingOther: 'Falta completar este campo.',
  halfTyped: {
    deadline: 'Esta fecha no está completa. Indique el día y la hora, o toque una de las opciones de abajo.',
  },
  halfTypedOther: 'Esto no está completo todavía.',
  wrong: {
    'peopleAffected: too many': 'Son más personas de las que existen. ¿Sobra una cifra?',
    peopleAffected: 'Solo cifras, por ejemplo 40. Si no lo sabe, déjelo vacío.',
    deadline: 'Indique un día y una hora, por ejemplo 2026-07-31 18:00.',
  },
  wrongOther: 'Revise esto, por favor.',
};
