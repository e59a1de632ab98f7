import type * as english from '../../public/disaster.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const disasterPageTexts: Translated<typeof english.disasterPageTexts> = {
  reports: (count: number) => plural(count, { one: '# aviso habla de ella', other: '# avisos hablan de ella' }),
  loading: 'Un momento…',
  severity: 'Gravedad',
  status: 'Estado',
  since: 'Desde',
  until: 'Resuelto',
  near: 'Pedidos de ayuda cercanos',
  atLeast: (count: string) => `Al menos ${count}`,
  resolved: (time: string) => `Este desastre está resuelto desde: ${time}.`,
  resolvedSometime: 'Este desastre está resuelto.',
  asSeenBefore: 'No se puede llegar al servidor. Esto es lo último que supo este teléfono.',
  description: 'Qué pasó',
  campaign: 'Sobre el trabajo de ayuda',
  noDescription: 'No hay descripción.',
  impact: 'Impacto',
  place: 'Lugar',
  mapLabel: (type: string) => `Mapa: ${type}`,
  rounded:
    'El lugar se muestra con una precisión de 1 km, más o menos, para proteger a la gente de allí. Los voluntarios aprobados lo ven exacto.',
  exact: 'Usted ve el lugar exacto porque ayuda. No lo comparta.',
  coarse: (distance: string) =>
    `El teléfono conocía esta ubicación solo con un margen de unos ${distance}: guíese por la descripción del lugar y pregunte. Usted la ve porque ayuda. No la comparta.`,
  noPlace: 'Su ubicación no se conoce.',
  share: 'Compartir',
  copyLink: 'Copiar el enlace',
  copied: 'El enlace está copiado.',
  notCopied: 'Este navegador no pudo copiarlo. El enlace está en la barra de direcciones.',
  shareText: (type: string, address: string) => `${type}: vea qué se sabe y cómo ayudar. ${address}`,
  photo: 'Foto de este desastre',
  showPhoto: 'Mostrar la foto',
  openPhoto: 'Abrir la foto',
  photoNotLoaded: 'No se pudo cargar la foto.',
  back: 'Todos los desastres',
};

export const helpTexts: Translated<typeof english.helpTexts> = {
  title: 'Cómo puede ayudar',
  donate: 'Donar ahora',
  volunteer: 'Aceptar en el voluntariado',
  aid: 'Pedir ayuda',
  report: 'Reportar lo que ve',
};

export const neededTexts: Translated<typeof english.neededTexts> = {
  title: 'Qué se necesita',
  within: (km: string) =>
    `Pedido a menos de ${km}, para el mismo tipo de desastre. Solo cuenta lo que sigue pendiente.`,
  notAll: (count: number) =>
    plural(count, { one: 'Hay más: aquí se cuenta # pedido.', other: 'Hay más: aquí se cuentan # pedidos.' }),
  none: (km: string) => `Por lo que sabe este teléfono, ahora no se pide nada a menos de ${km}.`,
  unknown: 'No se conoce la ubicación de este desastre: nadie puede decir qué se pide cerca.',
  part: 'Este teléfono guarda solo una parte de los pedidos: puede haber más.',
  noCopy: 'Los pedidos de ayuda aún no han estado en este teléfono.',
  other: 'Otra cosa',
  asked: 'Pedido por quienes dirigen la ayuda.',
  nearby: 'Pedido cerca',
  requests: (count: number) => plural(count, { one: '# pedido', other: '# pedidos' }),
  urgent: (count: number) => plural(count, { one: '# urgente', other: '# urgentes' }),
};

export const donationTexts: Translated<typeof english.donationTexts> = {
  title: 'Donaciones',
  none: 'No hay ninguna donación registrada para este desastre.',
  unknown: 'Este teléfono todavía no sabe qué se ha donado para este desastre.',
  progress: 'Donado hasta ahora',
  ofTarget: (total: string, target: string) => `${total} de ${target}`,
  target: (amount: string) => `El trabajo de ayuda necesita ${amount}.`,
  recent: 'Donaciones recientes',
  use: 'Ver cómo se usan los fondos',
  test: 'Son donaciones de prueba: no se movió dinero.',
};

export const missingDisasterTexts: Translated<typeof english.missingDisasterTexts> = {
  heading: 'Desastre',
  title: 'Este desastre no se muestra',
  body: 'No es público o ya no está.',
  awayTitle: 'Este desastre aún no está en este teléfono',
  awayBody: 'No se puede llegar al servidor. Lo que este teléfono vio una vez se abre también sin red.',
  tryAgain: 'Intentar de nuevo',
};

export const mergedDisasterTexts: Translated<typeof english.mergedDisasterTexts> = {
  title: 'Es el mismo suceso que otro informe',
  body: 'Varias personas informaron de él. Ahora todo sobre este suceso está en un solo lugar:',
};
