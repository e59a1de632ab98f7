import type { DecisionWish } from '../../../data/commands/admin/acts.ts';

/** What a dialog answers to who asked. */
export interface DecisionAnswer {
  onDecide(wish: Omit<DecisionWish, 'reportId' | 'seen'>): void;
  onClose(): void;
}
