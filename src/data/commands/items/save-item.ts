import * as v from 'valibot';
import type { Json } from '../../../../contract/base/canonical-json.ts';
import { issueFields } from '../../../../contract/base/issues.ts';
import { failed, ok, type Result } from '../../../../contract/base/result.ts';
import { devicePorts } from '../../outbox/adapters/device-ports.ts';
import { wake } from '../../outbox/drive/driver.ts';
import { enqueue, type NewItem } from '../../outbox/keep/enqueue.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { itemFor } from './made-items.ts';
import { forgetOffered } from './offered.ts';
import { type InvalidForm, type SaveFailure, storageFailure } from './save-failure.ts';

/** JSON in which a member may be there without a value. */
type Loose = Json | undefined | readonly Loose[] | { readonly [key: string]: Loose };
type BodySchema = v.GenericSchema<unknown, { readonly [key: string]: Loose }>;

/** Checks a form by the contract's schema and leaves out what is absent. */
export function checkForm(schema: BodySchema, form: unknown): Result<NewItem['content'], InvalidForm> {
  const checked = v.safeParse(schema, form);
  return checked.success
    ? ok(withoutAbsent(checked.output))
    : failed({ kind: 'invalid', fields: issueFields(checked.issues) });
}

/** What both forms do: check by the contract's schema, save in one transaction, and wake the drain without waiting for it. */
export async function saveItem(
  entry: Omit<NewItem, 'content'>,
  schema: BodySchema,
  form: unknown,
): Promise<Result<OutboxItem, SaveFailure>> {
  const content = checkForm(schema, form);
  if (!content.ok) return content;
  try {
    const whole = { ...entry, content: content.value };
    const item = await enqueue(devicePorts, whole, await itemFor(whole));
    forgetOffered(entry.id);
    void wake('enqueue');
    return ok(item);
  } catch (error) {
    return storageFailure(error);
  }
}

function withoutAbsent(content: { readonly [key: string]: Loose }): NewItem['content'] {
  return JSON.parse(JSON.stringify(content)) as NewItem['content'];
}
