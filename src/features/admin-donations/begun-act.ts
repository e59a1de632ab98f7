import type { DonationView, FundEntryView } from '../../../contract/entities/donation.ts';

/** What an admin is about to do with a donation's money, and how much of it there is for that. */
export interface BegunAct {
  kind: 'allocate' | 'fee' | 'refund' | 'take-back' | 'purchase';
  /** Of what is taken back or bought of. */
  allocation?: FundEntryView;
  /** Paise. */
  most: number;
}

/** Paise of a paid donation that nothing was done with. */
export function unallocatedOf(donation: DonationView): number {
  const { status, amount, fees = 0, refunded = 0, allocated = 0 } = donation;
  return status === 'completed' ? Math.max(0, amount - fees - refunded - allocated) : 0;
}

/** Paise of each allocation that are neither spent nor taken back, by its id. */
export function heldByAllocation(entries: readonly FundEntryView[]): ReadonlyMap<string, number> {
  const held = new Map<string, number>();
  for (const { _id, kind, amount, allocation } of entries) {
    if (kind === 'allocated') held.set(_id, amount);
    if (allocation !== undefined && (kind === 'taken-back' || kind === 'purchase')) {
      held.set(allocation, (held.get(allocation) ?? 0) - amount);
    }
  }
  return held;
}

/**
 * What a refund of so many paise takes beside what is unallocated: first what is allocated and still there, then what is spent, which nobody
 * can give back.
 */
export function takenByRefund(donation: DonationView, refund: number): { allocated: number; spent: number } {
  const { allocated = 0, spent = 0, shortfall = 0 } = donation;
  const over = Math.max(0, refund - unallocatedOf(donation));
  const held = Math.max(0, allocated - spent - shortfall);
  return { allocated: Math.min(over, held), spent: Math.min(spent, Math.max(0, over - held)) };
}
