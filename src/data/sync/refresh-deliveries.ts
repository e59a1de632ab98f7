import { ok } from '../../../contract/base/result.ts';
import type { DeliveryView } from '../../../contract/entities/delivery.ts';
import { callApi } from '../client/call.ts';
import { DELIVERIES_KEY } from '../own-settings.ts';
import type { DeliveriesCopy } from '../queries/ngos/own-deliveries.ts';
import { bringsOwn } from './bring-own.ts';

/** Pages of an NGO's deliveries that a phone keeps, newest first: what is older is over for long. */
const PAGES = 5;

/** Brings the signed-in NGO's own deliveries to this device. */
export const refreshDeliveries = bringsOwn<DeliveriesCopy>(
  DELIVERIES_KEY,
  async () => {
    const deliveries: DeliveryView[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < PAGES; page += 1) {
      const answer = await callApi('listDeliveries', { query: { cursor } });
      if (!answer.ok) return answer;
      deliveries.push(...answer.value.data);
      cursor = answer.value.next;
      if (cursor === undefined) break;
    }
    return ok({ deliveries });
  },
  'ngo',
);
