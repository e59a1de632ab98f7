import type * as english from '../../admin/admin-donations.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../texts.ts';

export const adminDonationTexts: Translated<typeof english.adminDonationTexts> = {
  notYet: 'Las donaciones son para administradores con la cuenta aprobada.',
  test: 'Donaciones de prueba: este servidor no tiene claves de pago y no se mueve dinero.',
  alerts: 'Pagos por revisar',
  summary: 'Todas las donaciones juntas',
  list: 'Lista de donaciones',
  search: 'Buscar donaciones',
  searchHint: 'Nombre, teléfono, correo, propósito o campaña, o el número de un recibo.',
  filters: 'Qué donaciones',
  all: 'Todas',
  toAllocate: 'Por asignar',
  sort: 'Ordenar por',
  found: (count: number) => plural(count, { one: '# donación', many: '# de donaciones', other: '# donaciones' }),
  foundMore: (count: number) =>
    plural(count, { one: '# donación, y más', many: '# de donaciones, y más', other: '# donaciones, y más' }),
  clear: 'Mostrar todas las donaciones',
  loading: 'Cargando las donaciones…',
  more: 'Mostrar más',
  next: 'Mostrar las siguientes',
  tryAgain: 'Intentar de nuevo',
  refresh: 'Actualizar',
  needsNetwork: 'Las donaciones no se guardan en este teléfono. Necesitan conexión.',
  open: 'Detalles',
  openOf: (donor: string) => `Detalles: donación de ${donor}`,
  exportCsv: 'Exportar CSV',
  exportXlsx: 'Exportar Excel',
  exporting: 'Preparando el archivo…',
  exported: (count: number) =>
    plural(count, {
      one: '# donación exportada.',
      many: '# de donaciones exportadas.',
      other: '# donaciones exportadas.',
    }),
  nobody: 'Cuenta eliminada',
  nameless: 'Nombre desconocido',
  testMark: 'Prueba',
};

export const allocationNames: Translated<typeof english.allocationNames> = {
  all: 'Asignada',
  part: 'Asignada en parte',
  none: 'Sin asignar',
};

export const paymentAlertNames: Translated<typeof english.paymentAlertNames> = {
  'unknown-order': 'Pago de una orden que no es nuestra',
  recovered:
    'Encontrada de nuevo en el proveedor de pagos tras perderse datos aquí; el propósito que escribió el donante ya no se conoce',
  mismatch: 'Importe o moneda distintos de los de la orden',
  'odd-refund': 'Un reembolso de más de lo pagado, o de nada; no se cuenta',
  'second-payment': 'Pagada dos veces; el segundo pago se devuelve',
  'refund-failed': 'Un reembolso falló; el dinero sigue aquí',
  chargeback: 'Un banco retiró el dinero',
  'events-missing': 'Los avisos del proveedor de pagos no llegan; los pagos se consultan',
  'sums-differ': 'Estas sumas no coinciden con los movimientos; quien opera el servidor debe revisarlo',
};

export const donationListTexts: Translated<typeof english.donationListTexts> = {
  none: 'No se encontraron donaciones',
  failed: 'No se pudieron cargar las donaciones',
  noServer: 'Error al conectar con el servidor',
};

export const fundSumNames: Translated<typeof english.fundSumNames> = {
  received: 'Total recibido',
  allocated: 'Asignado',
  unallocated: 'Sin asignar',
  spent: 'Gastado',
  held: 'Asignado y aún no gastado',
  fees: 'Comisiones',
  refunded: 'Reembolsado',
  shortfall: 'Faltante',
  donors: 'Donantes',
  completed: 'Donaciones completadas',
  pending: 'Donaciones pendientes',
  failed: 'Donaciones fallidas',
};

export const donationColumns: Translated<typeof english.donationColumns> = {
  donor: 'Donante',
  amount: 'Importe',
  phone: 'Teléfono',
  email: 'Correo',
  purpose: 'Propósito',
  date: 'Fecha',
  status: 'Estado',
  allocation: 'Asignación',
  act: 'Detalles',
  campaign: 'Campaña',
  receipt: 'Recibo',
  receiptDay: 'Día del recibo',
  payment: 'Pago',
  paidAt: 'Pagada',
  convenienceFee: 'Comisión aparte',
  failure: 'Por qué falló',
  test: 'Prueba',
};

export const donationStatusNames: Translated<typeof english.donationStatusNames> = {
  completed: 'Completada',
  pending: 'Pendiente',
  failed: 'Fallida',
};

export const donationSortNames: Translated<typeof english.donationSortNames> = {
  newest: 'Más recientes primero',
  oldest: 'Más antiguas primero',
  largest: 'Mayores primero',
  smallest: 'Menores primero',
  donor: 'Donante, de la A a la Z',
};

export const fundEntryNames: Translated<typeof english.fundEntryNames> = {
  received: 'Recibido',
  fee: 'Comisión',
  refund: 'Reembolsado',
  allocated: 'Asignado',
  'taken-back': 'Retirado',
  purchase: 'Compra',
  settled: 'Faltante cubierto',
};

export const donationSheetTexts: Translated<typeof english.donationSheetTexts> = {
  title: (donor: string) => `Donación de ${donor}`,
  done: 'Registrado.',
  close: 'Cerrar',
  loading: 'Cargando la donación…',
  sums: 'Qué se hizo con el dinero',
  entries: 'Movimientos',
  noEntries: 'Todavía no se ha registrado nada.',
  left: (amount: string) => `Quedan ${amount}`,
  by: (name: string) => `por ${name}`,
  fromWhom: (name: string) => `de ${name}`,
  forCampaign: 'para la campaña de un desastre',
  forDelivery: 'para una entrega',
  forNeed: 'para una necesidad de una solicitud de ayuda',
  settledOther: 'Faltante de otra donación cubierto',
  notPaid: 'Esta donación no está pagada: no se puede hacer nada con su dinero.',
  offline: 'Lo que se hace con el dinero necesita conexión. Parece que no la tiene.',
  back: 'Volver a la donación',
  allocate: 'Asignar',
  takeBack: 'Retirar',
  takeBackOf: (amount: string) => `Retirar de la asignación de ${amount}`,
  purchase: 'Registrar compra',
  purchaseOf: (amount: string) => `Registrar una compra con la asignación de ${amount}`,
  fee: 'Registrar comisión',
  refund: 'Reembolsar',
  problems: 'Revise algunos campos',
  amount: 'Importe en rupias',
  amountHint: (most: string) => `Como máximo ${most}.`,
  amountMissing: 'Escriba un importe.',
  amountWrong: 'Escriba un importe como 2500 o 2500.50.',
  amountTooMuch: (most: string) => `Es más de lo que hay: como máximo ${most}.`,
  category: 'Categoría',
  choose: 'Elegir',
  purpose: '¿Para qué es?',
  purposes: {
    none: 'Solo la categoría',
    campaign: 'La campaña de un desastre activo',
    delivery: 'Una entrega',
    need: 'Una necesidad de una solicitud de ayuda',
  },
  find: 'Buscar',
  campaign: 'Desastre activo',
  delivery: 'Entrega',
  need: 'Necesidad',
  bringing: 'Cargando las opciones…',
  noChoice: 'No hay nada que elegir.',
  reason: 'Motivo',
  what: 'Qué se compró',
  feeWhat: 'De qué es la comisión',
  fromWhomLabel: 'Comprado a',
  code: 'Código de su aplicación de autenticación',
  codeHint: 'O un código de recuperación.',
  refundLead:
    'El dinero vuelve al donante por el proveedor de pagos. No se puede deshacer. Su cuenta necesita la verificación en dos pasos.',
  setUpCode: 'Configurar la verificación en dos pasos',
  refundTitle: (amount: string) => `¿Reembolsar ${amount}?`,
  refundSpent: (amount: string) => `${amount} de esto ya se han gastado: lo asume la ayuda.`,
  refundAllocated: (amount: string) => `${amount} de esto están asignados: le faltarán a esa asignación.`,
  refundBody: 'El dinero vuelve al donante. No se puede deshacer.',
  no: 'No reembolsar',
  busy: 'Enviando…',
  perhaps: 'Puede que se haya hecho. Envíelo otra vez sin cambiarlo: se hace una sola vez.',
  changed: 'Esto ya se registró con otros valores. Mire los movimientos antes de registrarlo otra vez.',
};
