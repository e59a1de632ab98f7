import { useState } from 'react';
import { keepOrder, keptOrder, type OrderedList } from '../../data/kept-order.ts';
import type { RecordOrder } from '../../data/queries/admin/admin-reports.ts';

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
