import type * as english from '../../shell/assistant-buttons.ts';
import type { Translated } from '../../texts.ts';

/** What opens the assistant: its texts come with the screen, all else with the first press. */
export const assistantButtons: Translated<typeof english.assistantButtons> = {
  home: '¿Necesita ayuda?',
  admin: 'Chatbot de IA',
  volunteer: 'Asistente de aprendizaje con IA',
  coming: 'Abriendo el asistente…',
  notHere:
    'El asistente aún no está en este teléfono. Llegará cuando tenga conexión. La guía sí está, y se puede buscar en ella.',
  guide: 'Abrir la guía',
};
