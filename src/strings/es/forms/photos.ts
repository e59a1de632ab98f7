import { numberText, plural } from '../../plural.ts';
import { sizeText } from '../../size.ts';
import { isolated } from '../../isolate.ts';
import type * as english from '../../forms/photos.ts';
import type { Translated } from '../../texts.ts';

export const photoTexts: Translated<typeof english.photoTexts> = {
  take: 'Tomar una foto',
  choose: 'Elegir fotos',
  hint: (most: number) =>
    plural(most, {
      one: 'Como máximo # foto. Se reduce en este teléfono y se envía después del texto.',
      many: 'Hasta # de fotos. Se reducen en este teléfono y se envían después del texto.',
      other: 'Hasta # fotos. Se reducen en este teléfono y se envían después del texto.',
    }),
  add: 'Añadir fotos',
  ofWork: (most: number) =>
    plural(most, {
      one: 'Opcional. # foto como máximo, que se reduce en este teléfono. Solo la ven usted y los administradores.',
      other: 'Opcional. Hasta # fotos, que se reducen en este teléfono. Solo las ven usted y los administradores.',
    }),
  show: (count: number) => plural(count, { one: 'Mostrar # foto', other: 'Mostrar # fotos' }),
  preparing: (count: number) =>
    plural(count, {
      one: 'Preparando # foto…',
      many: 'Preparando # de fotos…',
      other: 'Preparando # fotos…',
    }),
  cost: (count: number, bytes: number) =>
    plural(count, { one: '# foto', many: '# de fotos', other: '# fotos' }) + `, ${sizeText(bytes)}`,
  thinLink:
    'Con datos móviles o una conexión lenta, primero se envían imágenes pequeñas. Las fotos siguen con Wi-Fi o cuando usted pulse «Enviar las fotos ahora».',
  photo: (place: number) => `Foto ${numberText(place)}`,
  caption: 'Qué se ve en ella',
  up: (place: number) => `Subir la foto ${numberText(place)}`,
  down: (place: number) => `Bajar la foto ${numberText(place)}`,
  moved: (place: number) => `Ahora es la foto ${numberText(place)}.`,
  remove: (place: number) => `Quitar la foto ${numberText(place)}`,
  removed: 'Foto quitada.',
  undo: 'Deshacer',
  putBack: 'La foto está de nuevo en su lugar.',
  asItCame: (bytes: number) =>
    `Este teléfono no puede abrir este tipo de foto. Se envía tal como está (${sizeText(bytes)}), con todo lo que la cámara anotó en ella. Solo un administrador puede descargarla.`,
  notMadeSmaller: (bytes: number) =>
    `Este navegador no puede reducir fotos. Se envía tal como está (${sizeText(bytes)}); el servidor guarda solo la imagen, sin lo que la cámara anotó en ella.`,
  askPlace: 'Esta foto indica dónde se tomó. ¿Usar ese lugar aquí?',
  askOtherPlace: (distance) =>
    `Esta foto se tomó a ${distance} de la posición de este formulario. ¿Usar mejor el lugar de la foto?`,
  takePlace: 'Usar el lugar de la foto',
  noPlace: 'No usarlo',
  placeUsed: 'Se puso el lugar de la foto.',
  nothingShared: 'No llegó ninguna foto. Elíjala aquí.',
  notArrived: (count: number) =>
    plural(count, {
      one: '# foto no llegó a guardarse en este teléfono. Por favor, elíjala de nuevo.',
      many: '# de fotos no llegaron a guardarse en este teléfono. Por favor, elíjalas de nuevo.',
      other: '# fotos no llegaron a guardarse en este teléfono. Por favor, elíjalas de nuevo.',
    }),
  refused: {
    'not-image': (name: string) => `${isolated(name)}: solo se admiten archivos de imagen.`,
    broken: (name: string) => `${isolated(name)} no se puede abrir: el archivo está dañado. Por favor, elija otro.`,
    unusable: (name: string) =>
      `${isolated(name)}: este tipo de foto no se puede usar. Por favor, guárdela como JPEG y elija esa.`,
    'ended-page': (name: string) =>
      `${isolated(name)} cerró esta página dos veces mientras se preparaba. Por favor, elija otra; su texto está a salvo y puede enviarse sin ella.`,
    'too-large': (name: string) =>
      `${isolated(name)} es demasiado grande y este teléfono no puede reducirla. Por favor, elija otra.`,
    many: (name: string) => `${isolated(name)} quedó fuera: no se pueden enviar más fotos.`,
    full: (name: string) =>
      `En este teléfono no hay espacio para ${isolated(name)}. Su texto está a salvo: puede enviarlo sin ella.`,
    failed: (name: string) =>
      `${isolated(name)} no se pudo guardar en este teléfono. Su texto está a salvo: puede enviarlo sin ella.`,
  },
};

export const photoProgressTexts: Translated<typeof english.photoProgressTexts> = {
  title: 'Fotos',
  onPhone: (count: number) =>
    plural(count, {
      one: '# foto sigue en este teléfono',
      many: '# de fotos siguen en este teléfono',
      other: '# fotos siguen en este teléfono',
    }),
  afterText: 'Se envían después del texto.',
  allSent: (count: number) =>
    plural(count, { one: '# foto ha llegado.', many: '# de fotos han llegado.', other: '# fotos han llegado.' }),
  lost: (count: number) =>
    plural(count, {
      one: '# foto ya no está en este teléfono y no se puede enviar.',
      many: '# de fotos ya no están en este teléfono y no se pueden enviar.',
      other: '# fotos ya no están en este teléfono y no se pueden enviar.',
    }),
  foreign: 'Este servidor no recibe fotos. Se quedan en este teléfono.',
  smallFirst: 'Primero se envían imágenes pequeñas. Las fotos esperan una red Wi-Fi.',
  sendNow: 'Enviar las fotos ahora',
  sendingNow: 'Las fotos se envían ahora, con cualquier conexión.',
  waits: 'pendiente',
  sent: 'ha llegado',
  refused: 'el servidor no la aceptó',
  tooLarge: 'demasiado grande: el servidor no la aceptó',
  unreadable: 'llegó, pero el servidor no puede abrirla',
  smallSent: 'llegó la imagen pequeña',
  partSent: (done: number, whole: number) => `${sizeText(done)} de ${sizeText(whole)} enviados`,
  settingTitle: 'Fotos con datos móviles',
  settingHint: 'Con una conexión lenta o que se paga por uso.',
  settings: { all: 'Enviar siempre', small: 'Solo imágenes pequeñas' },
};
