/** The worker's runtime knows no such type. */
interface WebStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Works on one of the browser's storages that write at once. `undefined` where there is none, as in a worker, or it refuses. */
export function withStorage<Value>(
  name: 'localStorage' | 'sessionStorage',
  work: (storage: WebStorage) => Value,
): Value | undefined {
  try {
    const storage = (globalThis as Partial<Record<typeof name, WebStorage>>)[name];
    return storage && work(storage);
  } catch {
    return undefined;
  }
}
