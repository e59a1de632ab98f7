import type { GenericSchema } from 'valibot';
import { requestAid } from '../../contract/calls/aid.ts';
import type { QueuedCallName } from '../../contract/calls/outbox.ts';
import { reportDisaster } from '../../contract/calls/reports.ts';
import { messages } from '../../contract/messages.ts';

interface QueuedCall {
  body: GenericSchema;
  /** Section 8's text of success. */
  message: string;
}

/** The calls that may wait in an outbox, with what the server needs to take one in. */
export const queuedCalls: Readonly<Record<QueuedCallName, QueuedCall>> = {
  reportDisaster: { body: reportDisaster.body, message: messages.reportSubmitted },
  requestAid: { body: requestAid.body, message: messages.aidSubmitted },
};
