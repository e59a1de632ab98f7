import { numberText } from '../../plural.ts';
import type * as english from '../../forms/aid.ts';
import type { Translated } from '../../texts.ts';

export const aidTexts: Translated<typeof english.aidTexts> = {
  lead: 'Diga qué necesita y dónde. Puede hacerlo sin señal.',
  needs: 'Qué necesita',
  need: (position: number) => `Necesidad ${numberText(position)}`,
  type: 'Qué',
  quantity: 'Cuánto',
  quantityHint: 'Por ejemplo, 20 litros, o para 5 personas. Si es rescate o medicina, puede quedar vacío.',
  urgent: 'Urgente',
  addNeed: 'Agregar otra necesidad',
  removeNeed: 'Quitar',
  removed: 'La necesidad se quitó.',
  where: 'Dónde y para cuándo',
  locationHint: 'Lo que más ayuda es un punto de referencia: una escuela, un templo, un puente.',
  locate: 'Usar mi ubicación',
  locating: 'Buscando su ubicación…',
  located: 'Su ubicación se agregó.',
  removePosition: 'Quitar la ubicación',
  positionRemoved: 'La ubicación se quitó.',
  exactTo: (distance: string) => `Con una precisión de unos ${distance}.`,
  hasPassed: (when: string) => `El ${when} ya pasó. ¿Es correcto?`,
  isFarAway: (when: string) => `Falta más de un año para el ${when}. ¿Es correcto?`,
  deadlineBody: 'Si lo único que está mal es el reloj de su teléfono, envíelo así.',
  soon: { hours6: 'En 6 horas', tomorrow: 'Mañana', days3: 'En 3 días' },
  situation: 'Su situación',
  typeChoose: 'Elija uno',
  descriptionHint: 'Cuántas personas, niños, enfermos, y cómo llegar hasta ustedes.',
  who: 'Quién la pide',
  contactHint:
    'Pueden ver el nombre y el teléfono los administradores y la organización que le ayude. El público, nunca.',
  submit: 'Enviar solicitud',
  another: 'Pedir otra cosa',
};
