const PREFIX = 'relief-relay-last-words:';

/** The last words of one kind of form, by the id of their draft. */
export interface LastWords {
  /** Writes at once. Where this storage is refused, the last fraction of a second is lost. */
  keep(id: string, values: Readonly<Record<string, string>>): void;
  read(id: string): Record<string, string> | undefined;
  forget(id: string): void;
  ids(): string[];
}

/**
 * What was typed in the last moment before a page goes away. A page that is being put away may not live until
 * IndexedDB has written; this storage writes at once.
 */
export function lastWordsOf(form: string): LastWords {
  const prefix = `${PREFIX}${form}:`;
  return {
    // Refused or full: the draft in the database is a moment older.
    keep: (id, values) => tried(() => localStorage.setItem(prefix + id, JSON.stringify(values)), undefined),
    read: (id) => tried(() => valuesIn(localStorage.getItem(prefix + id)), undefined),
    forget: (id) => tried(() => localStorage.removeItem(prefix + id), undefined),
    ids: () =>
      tried(() => {
        const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
        return keys.map((key) => key.slice(prefix.length));
      }, []),
  };
}

function valuesIn(text: string | null): Record<string, string> | undefined {
  const values: unknown = text === null ? undefined : JSON.parse(text);
  return typeof values === 'object' && values !== null ? (values as Record<string, string>) : undefined;
}

function tried<Value, Else>(work: () => Value, otherwise: Else): Value | Else {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
