/** An item's body as a record. `undefined` for what is none: a body that was damaged on the disk, or of a later version. */
export function parsedBody(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : undefined;
  } catch {
    return undefined;
  }
}

/** A member of a body as a form holds it; empty where it is neither text nor a number. */
export function bodyText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
