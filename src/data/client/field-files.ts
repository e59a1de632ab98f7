/** A file that is kept for the field, in a cache of the browser. */
export interface FieldFile {
  cache: string;
  address: string;
  bytes: number;
}

/** Those of the files that this phone has. Never rejects. */
export async function fieldFilesThere<File extends FieldFile>(files: readonly File[]): Promise<File[]> {
  const there = await Promise.all(
    files.map(async ({ cache, address }) => {
      try {
        return (await (await caches.open(cache)).match(address)) !== undefined;
      } catch {
        return false;
      }
    }),
  );
  return files.filter((_, index) => there[index]);
}

/** Never rejects: what the browser does not give up now, it holds until it is asked again. */
export async function dropFieldFiles(files: readonly FieldFile[]): Promise<void> {
  for (const { cache, address } of files) {
    try {
      await (await caches.open(cache)).delete(address);
    } catch {
      // The browser has no such store, such as on plain http.
    }
  }
}
