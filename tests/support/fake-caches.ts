interface FakeCache {
  match(address: string): Promise<Response | undefined>;
  put(address: string, answer: Response): Promise<void>;
  delete(address: string): Promise<boolean>;
  keys(): Promise<{ url: string }[]>;
}

/** The caches of a browser, as far as files for the field need them. */
export class FakeCaches {
  readonly #all = new Map<string, Map<string, Response>>();
  /** How many more files there is room for. */
  room = Infinity;

  async open(name: string): Promise<FakeCache> {
    const files = this.#all.get(name) ?? new Map<string, Response>();
    this.#all.set(name, files);
    return {
      match: async (address) => files.get(address)?.clone(),
      put: async (address, answer) => {
        if (this.room <= 0) throw new DOMException('full', 'QuotaExceededError');
        this.room -= 1;
        files.set(address, answer);
      },
      delete: async (address) => files.delete(address),
      keys: async () => Array.from(files.keys(), (url) => ({ url })),
    };
  }

  async match(address: string, { cacheName }: { cacheName: string }): Promise<Response | undefined> {
    return this.#all.get(cacheName)?.get(address)?.clone();
  }

  async keys(): Promise<string[]> {
    return Array.from(this.#all.keys());
  }

  async delete(name: string): Promise<boolean> {
    return this.#all.delete(name);
  }

  /** The ends of the addresses that are kept, in order. */
  names(name: string): string[] {
    return Array.from(this.#all.get(name)?.keys() ?? [], (address) => address.split('/').at(-1) ?? '').toSorted();
  }
}
