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
  examples: ['¿Qué hago en una inundación?', '¿Cómo paro una hemorragia?', '¿Cuánto tiempo hiervo el agua?'],
  onPhone: 'Las respuestas salen de la guía guardada en este teléfono. No hace falta conexión.',
  byModel:
    'Primero salen las instrucciones guardadas en este teléfono. Las respuestas de un modelo de lenguaje llegan después y pueden ser erróneas: compruébelas con la guía. Antes de que el modelo lea su mensaje se quitan los números de teléfono, los correos electrónicos, las posiciones y los nombres de los registros que está viendo.',
  forgotten: 'Esta conversación se olvida cuando sale de la aplicación.',
  loading: 'Buscando una respuesta…',
  failure: 'Lo sentimos, hubo un error al procesar su solicitud. Inténtelo de nuevo.',
  resting: 'El asistente no puede responder más preguntas en línea ahora.',
  callFirst: 'Llame primero. Después siga leyendo.',
  kept: 'Estas son instrucciones guardadas en este teléfono:',
  unknown: 'No lo sé. La guía de este teléfono no dice nada sobre eso.',
  unsure:
    'No estoy seguro de haber entendido. Si hay una vida en peligro, llame al número de emergencia. Quizá le sirva algo de esto:',
  allTopics: 'O busque en la guía:',
  /** Trouble that is answered by a sentence of a person. */
  trouble: {
    suicide:
      'Qué bueno que lo dijo. Usted importa, y no tiene que pasar por esto a solas. Llame ahora al número de emergencia, o vaya con alguien de confianza y cuéntele lo que me contó. Quédese cerca de otras personas, y lejos de lo que pueda hacerle daño.',
    violence:
      'Lo que le está pasando no es culpa suya. Vaya a un lugar donde haya otras personas, si puede hacerlo sin peligro, y llame al número de emergencia. Si no puede hablar, no cuelgue. La guía no tiene una página sobre violencia: por teléfono sí pueden ayudarle.',
    poisoning:
      'Llame ahora al número de emergencia, aunque la persona todavía se sienta bien. No la haga vomitar, y no le dé nada de comer ni de beber. Tenga a mano el envase:',
    birth:
      'Un bebé puede nacer sin hospital, y usted puede ayudar. Llame ahora al número de emergencia y quédese con la madre. No tire del bebé ni corte el cordón:',
    'chest-pain':
      'Un dolor en el pecho puede ser un infarto. Llame ahora al número de emergencia; no espere a que pase. Que la persona se siente y descanse, y no la deje sola:',
    stroke:
      'Puede ser un derrame cerebral, y cada minuto cuenta. Llame ahora al número de emergencia, aunque mejore. No le dé nada de comer ni de beber, y anote cuándo empezó:',
  },
  guideSilent: 'La guía no dice nada sobre esto.',
  asking: 'También preguntamos a un modelo de lenguaje. Puede seguir preguntando.',
  online: 'De un modelo de lenguaje, que puede equivocarse:',
  sources: 'Indica esto como su fuente:',
  namesNone: 'Esta respuesta no indica ninguna fuente. Siga las instrucciones de arriba.',
  cut: 'Esta respuesta era más larga. Termina aquí, en su última frase completa.',
  readMore: 'Leer más',
  offer: 'Con lo que usted dijo se puede rellenar un formulario. Usted lo revisa y lo envía.',
  fill: { report: 'Rellenar un reporte de desastre', aid: 'Rellenar una solicitud de ayuda' },
  unfinished: {
    report: 'En este teléfono hay un reporte de desastre que usted no terminó.',
    aid: 'En este teléfono hay una solicitud de ayuda que usted no terminó.',
  },
  merge: 'Rellenar solo lo que está vacío en él',
  aside: 'Empezar otro. El que no terminó se conserva.',
  notFilled: 'Este teléfono no pudo rellenar el formulario. Ábralo y escriba allí lo que dijo aquí.',
  work: 'De las listas de este dispositivo:',
  noWork: 'Nada en este dispositivo coincide:',
  asks: {
    reports: 'reportes de desastre abiertos',
    aid: 'solicitudes de ayuda abiertas',
    urgent: 'urgentes',
    unclaimed: 'sin asignar',
    oldest: 'primero lo más antiguo',
    near: (place: string) => `cerca de ${place}`,
  },
  unread: (words: string) => `No pude entender esta parte de su pregunta: ${words}.`,
  canRead:
    'Puedo buscar reportes de desastre y solicitudes de ayuda abiertos: los urgentes, los que nadie ha tomado, los más antiguos o los más nuevos, de un tipo de desastre o de necesidad, o cerca de un lugar.',
  kinds: { report: 'Reporte de desastre', aid: 'Solicitud de ayuda' },
};
