import { failed } from '../../../contract/base/result.ts';

/** Why something was not saved on this phone. `fields` maps a field's contract name (`requirements.0.type`) to what is wrong. */
export type SaveFailure = { kind: 'invalid'; fields: Record<string, string> } | { kind: 'storage'; detail: string };

/** Storage that refuses (full disk, private window, blocked) is an expected failure; the form keeps what was typed. */
export function storageFailure(error: unknown) {
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return failed<SaveFailure>({ kind: 'storage', detail });
}
