/** The name of an error, and that of the one inside: Dexie and IndexedDB wrap what ended a transaction into an abort. */
export function errorNames(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { inner } = error as { inner?: unknown };
  return inner instanceof Error ? [error.name, inner.name] : [error.name];
}
