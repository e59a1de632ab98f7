import type {
  DeliveryLineState,
  DeliveryPriority,
  DeliveryStatus,
  DeliveryWhy,
} from '../../../contract/enumerations.ts';
import { texts } from '../texts.ts';

export const deliveryStatusNames = texts<Readonly<Record<DeliveryStatus, string>>>('deliveryStatusNames', {
  pending: 'Packed',
  in_transit: 'On its way',
  delivered: 'Delivered',
  canceled: 'Canceled',
});

export const deliveryPriorityNames = texts<Readonly<Record<DeliveryPriority, string>>>('deliveryPriorityNames', {
  Critical: 'Critical',
  High: 'High',
  Medium: 'Medium',
  Low: 'Low',
});

/** What became of one need in a delivery; one that is under way needs no word. */
export const deliveryLineNames = texts<Readonly<Record<Exclude<DeliveryLineState, 'under-way'>, string>>>(
  'deliveryLineNames',
  {
    delivered: 'Delivered',
    part: 'Partly delivered',
    dropped: 'Not in this delivery',
    missing: 'Did not come, the receiver says',
  },
);

export const deliveryWhyTexts = texts<Readonly<Record<DeliveryWhy, string>>>('deliveryWhyTexts', {
  ngo: 'Canceled by the organization',
  'handed-back': 'The organization gave these needs back',
  fulfilled: 'These needs were met another way',
  closed: 'The aid request was closed',
  role: 'The organization can no longer act here',
});

/** Deliveries of an NGO, on its dashboard and beside the aid request for admins. */
export const deliveryTexts = texts('deliveryTexts', {
  expected: 'Expected',
  packedAt: 'Packed',
  departedAt: 'Left',
  deliveredAt: 'Delivered',
  canceledAt: 'Canceled',
  priority: 'Priority',
  carrier: 'Carried by',
  where: 'Where to',
  contact: 'Contact number',
  needs: 'In this delivery',
  came: (what: string) => `Delivered so far: ${what}`,
  confirmed: 'Confirmed by the receiver',
  unconfirmed: 'Not confirmed: the receiver is asked',
  unanswered: 'Not confirmed: no answer within 72 hours, counted as received',
  nothingCame: 'The receiver says nothing came',
  ownAccount: 'Confirmed by the organization’s own account',
  note: 'Note',
  reason: 'Reason',
  ofRequest: 'Deliveries',
  noneOfRequest: 'No delivery for this request yet.',
  failed: 'The deliveries could not be loaded.',
  retry: 'Try again',
  by: (name: string) => `By ${name}`,
});
