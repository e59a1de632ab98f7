import type { DeliveryView } from '../../../contract/entities/delivery.ts';
import { needLabel } from '../../strings/forms/needs.ts';
import { needText } from '../../strings/forms/need-text.ts';
import { fundInfoTexts as words } from '../../strings/public/funds.ts';
import { listText } from '../../strings/sentence.ts';

type Item = DeliveryView['items'][number];

/** "Water · 40 l, Blankets · 20 of 50": what came of what was asked; of what is under way, what was asked. */
export function itemsText(items: DeliveryView['items']): string {
  return listText(items.map(itemText));
}

function itemText(item: Item): string {
  const name = needLabel(item.type);
  if (item.state === 'missing') return words.missing(needText(item));
  if (item.state !== 'part') return needText(item);
  const { delivered, quantity } = item;
  return delivered === undefined ? words.someOf(needText(item)) : words.partOf(name, delivered, quantity ?? '');
}
