import { failed } from '../../../../contract/base/result.ts';

/** `fields` maps a field's contract name (`requirements.0.type`) to what is wrong. */
export interface InvalidForm {
  kind: 'invalid';
  fields: Record<string, string>;
}

/** The phone refused to write: full disk, private window, blocked. */
export interface StorageFailure {
  kind: 'storage';
  detail: string;
}

/** Why something was not saved on this phone. */
export type SaveFailure = InvalidForm | StorageFailure;

/** Storage that refuses is an expected failure; the form keeps what was typed. */
export function storageFailure(error: unknown): { ok: false; failure: StorageFailure } {
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return failed({ kind: 'storage', detail });
}
