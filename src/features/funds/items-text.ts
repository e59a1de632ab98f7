import type { DeliveryView } from '../../../contract/entities/delivery.ts';
import { needLabel } from '../../strings/forms/needs.ts';
import { listText } from '../../strings/sentence.ts';

/** "Water · 40 l, Tents". */
export function itemsText(items: DeliveryView['items']): string {
  return listText(items.map(({ type, quantity }) => [needLabel(type), quantity].filter(Boolean).join(' · ')));
}
