import {
  deliveryActSchema,
  packDeliverySchema,
  type DeliveryAct,
  type PackDelivery,
} from '../../../../contract/entities/delivery.ts';
import { saveAct } from '../admin/save-act.ts';
import { deliveryPhotos } from '../../queries/work-photos.ts';
import { announced, closeWorkPhotos, photosForWork } from '../photos/work-photos.ts';
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

/**
 * It is on its way, was handed over, or is canceled. Whether a code is right the server says when this arrives. The photos that were chosen
 * for the handing over follow.
 */
export async function actOnDelivery(wish: DeliveryWish): Saved {
  const about = wish.deliveryId;
  const key = deliveryPhotos(about);
  const photos = wish.act === 'deliver' ? await photosForWork(key) : undefined;
  const body = { ...wish, ...announced(photos) };
  const saved = await saveAct({ call: 'actOnDelivery', about, schema: deliveryActSchema, body, photos });
  if (saved.ok && wish.act !== 'depart') await closeWorkPhotos([key], photos?.id);
  return saved;
}
