import { isolated } from '../isolate.ts';
import { needLabel } from './needs.ts';

/** "Water · 40 litres". Each part was written by somebody: among Arabic words "40 litres" would else be read "litres 40". */
export function needText({ type, quantity }: { type: string; quantity?: string | undefined }): string {
  return besideQuantity(needLabel(type), quantity);
}

/** The same of a need that has its name already. */
export function besideQuantity(label: string, quantity: string | undefined): string {
  return quantity ? `${isolated(label)} · ${isolated(quantity)}` : isolated(label);
}
