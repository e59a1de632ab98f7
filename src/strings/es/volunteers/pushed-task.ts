import type * as english from '../../volunteers/pushed-task.ts';
import type { Translated } from '../../texts.ts';

export const pushedTaskTexts: Translated<typeof english.pushedTaskTexts> = {
  title: 'Alertas a este teléfono',
  came: (time) => `Alerta del ${time}`,
  away: (far) => `A ${far} de su lugar`,
  calling: 'Aquí se llama a voluntarios',
  onPhone: 'Esto llegó con la alerta y está en este teléfono aunque no haya red.',
  askTitle: '¿Puede ayudar aquí?',
  askBody: 'Todavía no está en este desastre: acepte solo si puede salir pronto.',
  askLater: 'Ver primero',
};
