import type * as english from '../../forms/leave-question.ts';
import type { Translated } from '../../texts.ts';

export const leaveQuestionTexts: Translated<typeof english.leaveQuestionTexts> = {
  title: '¿Salir sin guardar?',
  body: 'Lo que escribió en esta página aún no está guardado. Si sale, se perderá.',
  leave: 'Salir sin guardar',
  stay: 'Quedarse en esta página',
};
