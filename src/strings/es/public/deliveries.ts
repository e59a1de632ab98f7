import type * as english from '../../public/deliveries.ts';
import type { Translated } from '../../texts.ts';

export const deliveryStatusNames: Translated<typeof english.deliveryStatusNames> = {
  pending: 'Preparada',
  in_transit: 'En camino',
  delivered: 'Entregada',
  canceled: 'Cancelada',
};

export const deliveryPriorityNames: Translated<typeof english.deliveryPriorityNames> = {
  Critical: 'Crítica',
  High: 'Alta',
  Medium: 'Media',
  Low: 'Baja',
};

export const deliveryLineNames: Translated<typeof english.deliveryLineNames> = {
  delivered: 'Entregado',
  part: 'Entregado en parte',
  dropped: 'No va en esta entrega',
  missing: 'No llegó, dice quien recibe',
};

export const deliveryWhyTexts: Translated<typeof english.deliveryWhyTexts> = {
  ngo: 'La organización la canceló',
  'handed-back': 'La organización devolvió estas necesidades',
  fulfilled: 'Estas necesidades se cubrieron de otra forma',
  closed: 'La solicitud de ayuda se cerró',
  role: 'La organización ya no puede actuar aquí',
};

export const deliveryTexts: Translated<typeof english.deliveryTexts> = {
  expected: 'Prevista',
  packedAt: 'Preparada',
  departedAt: 'Salió',
  deliveredAt: 'Entregada',
  canceledAt: 'Cancelada',
  priority: 'Prioridad',
  carrier: 'La lleva',
  where: 'Destino',
  contact: 'Número de contacto',
  needs: 'En esta entrega',
  came: (what) => `Entregado hasta ahora: ${what}`,
  confirmed: 'Confirmada por quien la recibió',
  unconfirmed: 'Sin confirmar: se pregunta a quien recibe',
  unanswered: 'Sin confirmar: sin respuesta en 72 horas, cuenta como recibida',
  nothingCame: 'Quien recibe dice que no llegó nada',
  ownAccount: 'Confirmada por la propia cuenta de la organización',
  note: 'Nota',
  reason: 'Motivo',
  ofRequest: 'Entregas',
  noneOfRequest: 'Aún no hay entregas para esta solicitud.',
  failed: 'No se pudieron cargar las entregas.',
  retry: 'Reintentar',
  by: (name) => `De ${name}`,
};
