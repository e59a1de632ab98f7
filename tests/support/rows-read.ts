import { vi } from 'vitest';

/** Counts the rows that the browser's database hands out, whatever becomes of them then. Ends with `vi.restoreAllMocks()`. */
export function countRowsRead(): { count: number } {
  const read = { count: 0 };
  for (const source of [IDBIndex.prototype, IDBObjectStore.prototype]) {
    const { getAll, openCursor } = source;
    vi.spyOn(source, 'getAll').mockImplementation(function (this: IDBIndex, ...asked) {
      return counted(getAll.apply(this as never, asked), ({ result }) => (read.count += result.length));
    });
    vi.spyOn(source, 'openCursor').mockImplementation(function (this: IDBIndex, ...asked) {
      return counted(openCursor.apply(this as never, asked), ({ result }) => (read.count += result === null ? 0 : 1));
    });
  }
  return read;
}

function counted<Result>(request: IDBRequest<Result>, count: (answered: IDBRequest<Result>) => void) {
  request.addEventListener('success', () => count(request));
  return request;
}
