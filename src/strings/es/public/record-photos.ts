import { plural } from '../../plural.ts';
import type * as english from '../../public/record-photos.ts';
import type { Translated } from '../../texts.ts';

export const recordPhotoTexts: Translated<typeof english.recordPhotoTexts> = {
  title: 'Fotos',
  titles: {
    arrived: 'Fotos de la llegada',
    done: 'Fotos del trabajo terminado',
    'handed-over': 'Fotos de la entrega',
    merged: 'Fotos del registro unido',
  },
  loading: 'Cargando las fotos…',
  needNetwork: 'Las fotos necesitan conexión. Las que abriste siguen aquí.',
  again: 'Actualizar',
  none: 'Todavía no llegó ninguna foto.',
  onPhone: (count: number) =>
    plural(count, { one: '# foto sigue en el teléfono', other: '# fotos siguen en el teléfono' }),
  lost: (count: number) =>
    plural(count, { one: '# foto se perdió en el teléfono', other: '# fotos se perdieron en el teléfono' }),
  photo: (place: string, count: string) => `Foto ${place} de ${count}`,
  open: (name: string) => `Abrir: ${name}`,
  fullSize: (size: string) => `Imagen completa: ${size}`,
  loadFull: (size: string) => `Cargar la imagen completa (${size})`,
  loadingFull: 'Cargando la imagen completa…',
  tryAgain: 'Intentar de nuevo',
  arriving: (percent: string) => `Llegando: ${percent}`,
  notComing: 'No llegó completa, y ya no llegará nada más.',
  checking: 'Ha llegado, se está revisando',
  undecodable: 'Este formato de teléfono no se puede mostrar aquí.',
  download: (size: string) => `Descargar el original (${size})`,
  downloading: 'Descargando el original…',
  refused: 'No es una imagen: el servidor la rechazó.',
  missing: 'El servidor no encuentra esta imagen.',
  released: 'Todos pueden verla',
  previous: 'Foto anterior',
  next: 'Foto siguiente',
  close: 'Cerrar',
};
