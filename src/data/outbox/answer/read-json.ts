export type JsonRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The JSON object in the text; `undefined` for anything else: a login page, half an answer, a list. */
export function parseRecord(text: string): JsonRecord | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function isOneOf<Known extends string>(text: string, known: readonly Known[]): text is Known {
  return (known as readonly string[]).includes(text);
}
