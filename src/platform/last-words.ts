const PREFIX = 'relief-relay-last-words:';

/**
 * What was typed in the last moment before a page goes away. A page that is being put away may not live until
 * IndexedDB has written; this storage writes at once. Where it is refused, the last fraction of a second is lost.
 */
export function keepLastWords(id: string, values: Readonly<Record<string, string>>): void {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(values));
  } catch {
    // Refused or full: the draft in the database is a moment older.
  }
}

/** Takes the last words of a draft, once. */
export function takeLastWords(id: string): Record<string, string> | undefined {
  try {
    const text = localStorage.getItem(PREFIX + id);
    if (text === null) return undefined;
    localStorage.removeItem(PREFIX + id);
    const values: unknown = JSON.parse(text);
    return typeof values === 'object' && values !== null ? (values as Record<string, string>) : undefined;
  } catch {
    return undefined;
  }
}
