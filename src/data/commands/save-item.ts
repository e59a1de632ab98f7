import * as v from 'valibot';
import type { Json } from '../../../contract/base/canonical-json.ts';
import { issueFields } from '../../../contract/base/issues.ts';
import { failed, ok, type Result } from '../../../contract/base/result.ts';
import type { QueuedCallName } from '../../../contract/calls/outbox.ts';
import { devicePorts } from '../outbox/adapters/device-ports.ts';
import { wake } from '../outbox/driver.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { OutboxItem } from '../outbox/item.ts';
import { type SaveFailure, storageFailure } from './save-failure.ts';

/** What both forms do: check by the contract's schema, save in one transaction, and wake the drain without waiting for it. */
export async function saveItem(
  id: string,
  call: QueuedCallName,
  schema: v.GenericSchema<unknown, { readonly [key: string]: Json | undefined }>,
  form: unknown,
): Promise<Result<OutboxItem, SaveFailure>> {
  const checked = v.safeParse(schema, form);
  if (!checked.success) return failed({ kind: 'invalid', fields: issueFields(checked.issues) });
  try {
    const item = await enqueue(devicePorts, { id, call, content: withoutAbsent(checked.output) });
    void wake('enqueue');
    return ok(item);
  } catch (error) {
    return storageFailure(error);
  }
}

function withoutAbsent(content: { readonly [key: string]: Json | undefined }): { readonly [key: string]: Json } {
  const present = Object.entries(content).filter((entry): entry is [string, Json] => entry[1] !== undefined);
  return Object.fromEntries(present);
}
