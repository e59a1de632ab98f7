const PREFIX = 'relief-relay-last-words:';
/** Of a page that said goodbye: which words or draft it held. */
const LEFT = 'relief-relay-left:';

/** Of a form that the database keeps a draft of. */
const KEPT = 'relief-relay-kept:';

/** What stands in a form, and how often it was changed until then: of two copies of a draft the one with more changes counts. */
export interface Words {
  values: Record<string, string>;
  changes: number;
}

/** The last words of one kind of form, by the id of their draft. */
export interface LastWords {
  /** Writes at once. Where this storage is refused, the last fraction of a second is lost. */
  keep(id: string, words: Words): void;
  read(id: string): Words | undefined;
  forget(id: string): void;
  ids(): string[];
  /**
   * For a page that goes: whoever finds its words or its draft held a moment longer knows that nobody is at them any more.
   * Browsers take back what a page held a while after they show the next one.
   */
  sayGoodbye(id: string): void;
  saidGoodbye(id: string): boolean;
  /** Somebody is at them again. */
  forgetGoodbye(id: string): void;
  /** Notes whether the next page of this form will find a draft, for what that page has to know before its first paint. */
  expectDraft(isKept: boolean): void;
  isDraftExpected(): boolean;
}

/**
 * What was typed and is not known to be in the database yet. A page that is put away or ends may not live until IndexedDB
 * has written; this storage writes at once.
 */
export function lastWordsOf(form: string): LastWords {
  const prefix = `${PREFIX}${form}:`;
  const ids = () => {
    const keys = onStorage((storage) => Object.keys(storage)) ?? [];
    return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  };
  return {
    ids,
    keep: (id, words) => write(prefix + id, JSON.stringify(words)),
    // What cannot be read says nothing.
    read: (id) => onStorage((storage) => wordsIn(storage.getItem(prefix + id))),
    forget: (id) => write(prefix + id),
    sayGoodbye: (id) => write(LEFT + id, ''),
    saidGoodbye: (id) => read(LEFT + id) !== undefined,
    forgetGoodbye: (id) => write(LEFT + id),
    expectDraft: (isKept) => write(KEPT + form, isKept ? '' : undefined),
    isDraftExpected: () => ids().length > 0 || read(KEPT + form) !== undefined,
  };
}

function wordsIn(text: string | null): Words | undefined {
  const kept: unknown = text === null ? undefined : JSON.parse(text);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { values, changes } = kept as Partial<Words>;
  if (typeof values === 'object' && typeof changes === 'number') return { values, changes };
  // As versions before this one left them: the values alone.
  return { values: kept as Words['values'], changes: 0 };
}

function read(key: string): string | undefined {
  return onStorage((storage) => storage.getItem(key)) ?? undefined;
}

/** Refused or full: the draft in the database is a moment older. */
function write(key: string, text?: string): void {
  onStorage((storage) => (text === undefined ? storage.removeItem(key) : storage.setItem(key, text)));
}

/** `undefined` where it is missing or refuses. */
function onStorage<Value>(work: (storage: Storage) => Value): Value | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}
