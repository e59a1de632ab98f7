import {
  deliveryActSchema,
  packDeliverySchema,
  type DeliveryAct,
  type PackDelivery,
} from '../../../../contract/entities/delivery.ts';
import { saveAct } from '../admin/save-act.ts';
import type { Saved } from '../items/save-own.ts';

export type { ActFailure } from '../items/save-own.ts';

/** Of each act by itself: `Omit` of a union would keep only what all have. */
type Untimed<Act> = Act extends unknown ? Omit<Act, 'actedAt'> : never;
export type DeliveryWish = Untimed<DeliveryAct>;
export type PackWish = Omit<PackDelivery, 'actedAt'>;

/*
 * What an NGO does with what it took. Saved on this phone and sent when there is a network, behind what this phone did to the request and
 * the delivery before. Where it stands otherwise by then the server changes nothing, and `ownDeliveries` says so.
 */

/** Packs a delivery: the item's id is the delivery's, which can be acted on at once. */
export function packDelivery(wish: PackWish): Saved {
  return saveAct({ call: 'packDelivery', about: wish.aidId, schema: packDeliverySchema, body: wish });
}

/** It is on its way, was handed over, or is canceled. Whether a code is right the server says when this arrives. */
export function actOnDelivery(wish: DeliveryWish): Saved {
  return saveAct({ call: 'actOnDelivery', about: wish.deliveryId, schema: deliveryActSchema, body: wish });
}
