import type { DeliveryView } from '../../../contract/entities/delivery.ts';
import { deliveryTexts } from './deliveries.ts';

type Standing = Pick<DeliveryView, 'status' | 'confirmed' | 'settledBy'>;

/** How it is known that a delivery came; `undefined`: it was not handed over, or the server is older and says nothing of it. */
export function standingText({ status, confirmed, settledBy }: Standing): string | undefined {
  if (status !== 'delivered' || confirmed === undefined) return undefined;
  if (settledBy === 'own-account') return deliveryTexts.ownAccount;
  if (confirmed) return deliveryTexts.confirmed;
  if (settledBy === 'receiver') return deliveryTexts.nothingCame;
  return settledBy === 'time' ? deliveryTexts.unanswered : deliveryTexts.unconfirmed;
}
