import type { DeliveryView } from '../../../contract/entities/delivery.ts';
import { needText } from '../../strings/forms/need-text.ts';
import { listText } from '../../strings/sentence.ts';

/** "Water · 40 l, Tents". */
export function itemsText(items: DeliveryView['items']): string {
  return listText(items.map(needText));
}
