import { useState } from 'react';
import { keepOrder, keptOrder, type OrderedList } from '../../data/commands/admin/kept-order.ts';
import type { RecordOrder } from '../../../contract/policies/record-orders.ts';

/** In which order a list of admins stands: theirs, kept on the device. */
export function useKeptOrder(list: OrderedList): { order: RecordOrder; choose(order: RecordOrder): void } {
  const [order, setOrder] = useState(() => keptOrder(list));
  return {
    order,
    choose(next) {
      keepOrder(list, next);
      setOrder(next);
    },
  };
}
