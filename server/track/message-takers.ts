import type pg from 'pg';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import type { OwnAct } from '../../contract/entities/own-act.ts';
import type { ActResult, AidStatus } from '../../contract/enumerations.ts';
import { limits } from '../../contract/limits.ts';
import { isClosed } from '../../contract/policies/aid-states.ts';
import { statusOf } from '../acts/decide-within.ts';
import { tellWorkers } from '../notices/tell-work.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { findAid } from '../store/aid/aid-requests.ts';
import { findHead, type MergedTable } from '../store/merges/trees.ts';
import { findReport } from '../store/reports/reports.ts';
import { holdersOf } from '../store/track/moved-place.ts';
import { countMessages, keepMessaged, keepMessage } from '../store/track/record-messages.ts';
import type { OwnRecord } from '../store/track/own-word.ts';
import { texts } from '../texts.ts';

interface Word {
  client: pg.PoolClient;
  id: string;
  /** Of the item. */
  itemId: string;
  record: OwnRecord;
  /** Epoch milliseconds, both. */
  saidAt: number;
  now: number;
}

interface Said {
  result: ActResult;
  stands?: AidStatus;
  /** For the history: that it was written, never what. */
  noted?: Readonly<Record<string, unknown>>;
}

/**
 * A short text to those who have the record in hand: now, or once somebody takes it. What was merged is in the hands of those who have what
 * stands for it. About what is over nobody reads any more.
 */
export async function messageTakers(
  { client, id, itemId, record, saidAt, now }: Word,
  { text }: Extract<OwnAct, { act: 'message' }>,
): Promise<Result<Said, Refusal>> {
  const { table } = record;
  const head = (await findHead(client, table, id)) ?? id;
  const over = await overAs(client, table, head);
  if (over) return ok({ result: 'conflict', ...over });
  if ((await countMessages(client, id, 'sender')) >= limits.recordMessages) {
    return failed(refusals.invalid({ text: texts.messagesFull(limits.recordMessages) }));
  }
  await keepMessage(client, { id: itemId, recordId: id, text, saidAt }, now);
  await keepMessaged(client, table, head, saidAt);
  await tellWorkers(client, head, await holdersOf(client, head), 'message', now);
  return ok({ result: 'done', noted: {} });
}

/** How it ended; undefined: it has not. */
async function overAs(
  client: pg.PoolClient,
  table: MergedTable,
  head: string,
): Promise<{ stands?: AidStatus } | undefined> {
  if (table === 'aid_requests') {
    const aid = await findAid(client, head);
    return aid && isClosed(aid.status) ? { stands: aid.status } : undefined;
  }
  const report = await findReport(client, head);
  const status = report && statusOf(report);
  return status === 'pending' || status === 'active' ? undefined : {};
}
