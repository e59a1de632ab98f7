import type { GenericSchema } from 'valibot';
import { createdSchema } from '../entities/receipt.ts';
import type { Action } from '../policies/actions.ts';
import { isOpenCall, queuedCalls, type OpenCall, type QueuedCallName } from './queued.ts';

interface Details<Body extends GenericSchema> {
  summary: string;
  who: Action;
  body: Body;
}

/** 202: received too, and held for review. */
type Answers<Name extends QueuedCallName> = Record<201 | (Name extends OpenCall ? 202 : never), typeof createdSchema>;

/** A row of the call table for a call that may wait in an outbox: the rest of it follows from its row in `queued.ts`. */
export function queuedCall<Name extends QueuedCallName, Body extends GenericSchema>(
  name: Name,
  { summary, who, body }: Details<Body>,
) {
  const answers = { 201: createdSchema, ...(isOpenCall(name) && { 202: createdSchema }) } as Answers<Name>;
  return { name, method: 'POST', path: queuedCalls[name].path, summary, who, queued: true, body, answers } as const;
}
