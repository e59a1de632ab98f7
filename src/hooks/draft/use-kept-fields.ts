import { useState } from 'react';
import { withStorage } from '../../data/web-storage.ts';
import { parsedBody } from './parsed-body.ts';

const PREFIX = 'relief-relay-form:';

export interface KeptFields {
  /** What stood in the form before a reload, by field name. */
  readonly values: Readonly<Record<string, string>>;
  keep(values: Readonly<Record<string, string>>): void;
  forget(): void;
}

/**
 * Keeps the named fields of a small form over a reload of this tab, for the thin link on which it did not go through.
 * Name no secret: what is kept can be read on the phone.
 */
export function useKeptFields(form: string, fields: readonly string[]): KeptFields {
  const key = PREFIX + form;
  const [values] = useState(() => readKept(key, fields));
  return {
    values,
    keep(typed) {
      const kept = Object.fromEntries(fields.flatMap((field) => [[field, typed[field] ?? '']]));
      withStorage('sessionStorage', (storage) => storage.setItem(key, JSON.stringify(kept)));
    },
    forget() {
      withStorage('sessionStorage', (storage) => storage.removeItem(key));
    },
  };
}

function readKept(key: string, fields: readonly string[]): Record<string, string> {
  const text = withStorage('sessionStorage', (storage) => storage.getItem(key)) ?? '{}';
  const kept = parsedBody(text) ?? {};
  return Object.fromEntries(fields.flatMap((field) => (typeof kept[field] === 'string' ? [[field, kept[field]]] : [])));
}
