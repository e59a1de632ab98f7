import type pg from 'pg';
import type { Result } from '../contract/base/result.ts';
import type { PerformedCall } from '../contract/calls/queued.ts';
import type { Created } from '../contract/entities/receipt.ts';
import type { CheckedItem } from './item.ts';
import type { Refusal } from './refusal.ts';
import type { Vault } from './vault.ts';

/** What performing an item may use: the transaction that its receipt is kept in, and the server's time in epoch milliseconds. */
export interface Stage {
  client: pg.PoolClient;
  vault: Vault;
  now: number;
}

export type PerformedItem<Call extends PerformedCall = PerformedCall> = Extract<CheckedItem, { call: Call }>;

/** What an answer says beyond the call's own words: an acceptance tells what was decided. */
export interface Said {
  message?: string;
  data?: Omit<Created['data'], '_id'>;
}

/** Does what an item asks. After a failure nothing of it is kept, no receipt either. */
export type Perform<Call extends PerformedCall = PerformedCall> = (
  stage: Stage,
  item: PerformedItem<Call>,
) => Promise<Result<Said, Refusal>>;
