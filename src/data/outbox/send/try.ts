import type { OutboxItem } from '../item.ts';
import type { Verdict } from '../answer/verdict.ts';

/** One request and what came of it. */
export interface Try {
  batch: readonly OutboxItem[];
  verdict: Verdict;
  epoch: string | undefined;
  /** The number of the contract that it was answered by. */
  contract?: number | undefined;
  /** When it began, device time. */
  triedAt: number;
  /** The account's token that went with it. */
  token?: string | undefined;
}
