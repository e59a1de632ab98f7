import * as v from 'valibot';
import { issueFields } from '../../../../contract/base/issues.ts';
import { failed, ok, type Result } from '../../../../contract/base/result.ts';
import type { InvalidForm } from './save-failure.ts';

/** A call's body as its contract wants it, before it goes out; else what is wrong, field by field. */
export function checkBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): Result<v.InferOutput<Schema>, InvalidForm> {
  const checked = v.safeParse(schema, body);
  return checked.success ? ok(checked.output) : failed({ kind: 'invalid', fields: issueFields(checked.issues) });
}
