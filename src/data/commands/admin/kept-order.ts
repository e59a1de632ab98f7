import { recordOrders, type RecordOrder } from '../../../../contract/policies/record-orders.ts';
import { withStorage } from '../../web-storage.ts';

/** Lists whose order an admin chooses. */
export type OrderedList = 'reports' | 'aid';

const keyOf = (list: OrderedList) => `relief-relay-order-${list}`;

/** As it was chosen on this device; what is urgent comes first where nobody chose. */
export function keptOrder(list: OrderedList): RecordOrder {
  const kept = withStorage('localStorage', (storage) => storage.getItem(keyOf(list)));
  return recordOrders.find((order) => order === kept) ?? 'urgent';
}

export function keepOrder(list: OrderedList, order: RecordOrder): void {
  withStorage('localStorage', (storage) => storage.setItem(keyOf(list), order));
}
