/** The name of an error, and that of the one inside: Dexie and IndexedDB wrap what ended a transaction into an abort. */
export function errorNames(error: unknown): string[] {
  const { name, inner } = Object(error) as { name?: string; inner?: { name?: string } | null };
  return [name, inner?.name].filter((one) => one !== undefined);
}
