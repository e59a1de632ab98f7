import type * as english from '../../admin/photo-release.ts';
import type { Translated } from '../../texts.ts';

export const photoReleaseTexts: Translated<typeof english.photoReleaseTexts> = {
  open: 'Mostrar a todos…',
  change: 'Cambiar lo que se cubre…',
  withdraw: 'Retirarla',
  withdrawTitle: '¿Retirar esta imagen?',
  withdrawBody: 'Ya nadie la verá en la página pública. Las copias que alguien haya guardado siguen con esa persona.',
  cancel: 'Cancelar',
  title: 'Mostrar a todos',
  everybody: 'Todos verán esta imagen.',
  everybodyOnceOpen: 'Todos verán esta imagen cuando se apruebe el reporte.',
  cover:
    'Cubre caras, matrículas y todo lo que muestre quién es alguien: dibuja un recuadro con el dedo o el ratón, o añade uno. Las flechas mueven un recuadro, con Mayús cambian su tamaño, Supr lo quita.',
  picture: 'La imagen como la verán todos',
  addBox: 'Añadir un recuadro',
  box: (number: string) => `Recuadro ${number}`,
  where: (name: string, left: string, top: string, width: string, height: string) =>
    `${name}: a ${left} de la izquierda, a ${top} de arriba, ${width} de ancho, ${height} de alto`,
  boxes: 'Partes cubiertas',
  noBoxes: 'No hay nada cubierto.',
  remove: (name: string) => `Quitar ${name}`,
  tooMany: 'No se pueden añadir más recuadros.',
  loading: 'Cargando la imagen…',
  tryAgain: 'Intentar de nuevo',
  release: 'Mostrar a todos',
  releasing: 'Un momento…',
  released: 'Ahora todos pueden ver la imagen.',
  withdrawn: 'La imagen está retirada.',
  failed: (why: string) => `No se hizo. ${why}`,
  unknown: 'Puede que se haya hecho: carga las fotos de nuevo para verlo.',
  notReleasable: 'Esta foto no se puede mostrar a todos.',
};
