import { listAwaitedDeliveries, listDeliveries } from '../../../contract/calls/deliveries.ts';
import { listOfIds } from '../body-rules.ts';
import type { Route } from '../route.ts';
import { answerAwaitedDeliveries, answerDeliveries } from './deliveries.ts';

export const deliveryRoutes: readonly Route[] = [
  { call: listDeliveries, handler: answerDeliveries },
  { call: listAwaitedDeliveries, handler: answerAwaitedDeliveries, body: listOfIds },
];
