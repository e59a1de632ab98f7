import type { DecisionWish } from '../../../data/commands/admin/acts.ts';

/** What a dialog answers to who asked. */
export interface DecisionAnswer {
  onDecide(wish: Omit<DecisionWish, 'reportId' | 'seen'>): void;
  /** It is one with this report instead. */
  onMerge?: ((other: string) => void) | undefined;
  onClose(): void;
}
