import { deliverOutbox } from '../../../contract/calls/outbox.ts';
import { verifyReceipts } from '../../../contract/calls/receipts.ts';
import { answerOutbox } from './outbox.ts';
import { answerVerify } from './receipts.ts';
import { queuedCallNames } from '../../../contract/calls/queued.ts';
import { queuedTable } from '../../../contract/calls/queued-table.ts';
import { answerCreating } from './creating.ts';
import { batch, oneItem, listOfIds } from '../body-rules.ts';
import type { Route } from '../route.ts';

/** Each queued call by itself takes as much as one item of a batch. */
export const intakeRoutes: readonly Route[] = [
  ...queuedCallNames.map((name) => ({ call: queuedTable[name], handler: answerCreating(name), body: oneItem })),
  { call: deliverOutbox, handler: answerOutbox, body: batch },
  { call: verifyReceipts, handler: answerVerify, body: listOfIds },
];
