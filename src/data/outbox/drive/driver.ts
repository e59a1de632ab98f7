import { outboxDb } from '../../db.ts';
import { devicePorts } from '../adapters/device-ports.ts';
import { createDriver } from './create-driver.ts';
import { noteFullness } from '../keep/fullness.ts';
import { noteClosed, noteOutbox } from '../keep/unreadable.ts';

export type { DrainSummary } from '../keep/summary.ts';
export type { Trigger } from '../wake/wake.ts';

/** The page's driver. Screens learn from it whether the outbox answers, and whether the phone has room. */
export const wake = createDriver(devicePorts, (summary) => {
  noteOutbox(summary === undefined);
  if (summary) noteFullness(summary.isFull === true);
});

outboxDb.on('close', noteClosed);
