import type * as english from '../../shell/assistant.ts';
import type { Translated } from '../../texts.ts';

/** What the assistant and its panel say. What opens it is in `assistant-buttons.ts`. */
export const assistantTexts: Translated<typeof english.assistantTexts> = {
  close: 'Cerrar',
  field: 'Su mensaje',
  send: 'Enviar',
  you: 'Usted',
  assistant: 'Asistente',
  hello: {
    home: 'Pregunte qué hacer ahora, sobre primeros auxilios o cómo prepararse.',
    admin: 'Pregunte «¿qué está abierto cerca de …?», «¿cuáles son las solicitudes más antiguas?» o qué dice la guía.',
    volunteer: 'Pregunte sobre sus lecciones, primeros auxilios o cómo ir con seguridad.',
  },
  onPhone: 'Las respuestas salen de la guía guardada en este teléfono. No hace falta conexión.',
  byModel:
    'Las respuestas son de un modelo de lenguaje y pueden ser erróneas. Compruébelas con la guía, enlazada debajo de cada respuesta. Antes de que el modelo lea su mensaje se quitan los números de teléfono, los correos electrónicos, las posiciones y los nombres de los registros que está viendo.',
  forgotten: 'Esta conversación se olvida cuando sale de la aplicación.',
  loading: 'Buscando una respuesta…',
  failure: 'Lo sentimos, hubo un error al procesar su solicitud. Inténtelo de nuevo.',
  resting: 'El asistente no puede responder más preguntas en línea ahora.',
  kept: 'Estas son instrucciones guardadas en este teléfono:',
  unknown: 'No lo sé. La guía de este teléfono no dice nada sobre eso.',
  guideSilent: 'La guía no dice nada sobre esto.',
  readMore: 'Leer más',
  offer: 'Con lo que usted dijo se puede rellenar un formulario. Usted lo revisa y lo envía.',
  fill: { report: 'Rellenar un reporte de desastre', aid: 'Rellenar una solicitud de ayuda' },
  notFilled: 'Este teléfono no pudo rellenar el formulario. Ábralo y escriba allí lo que dijo aquí.',
  work: 'De las listas de este dispositivo:',
  noWork: 'Nada de lo que está abierto en este dispositivo coincide.',
  kinds: { report: 'Reporte de desastre', aid: 'Solicitud de ayuda' },
};
