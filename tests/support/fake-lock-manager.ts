/** The part of Web Locks that the app uses, after its specification. */
export function fakeLockManager(): LockManager {
  interface Request {
    run(): void;
  }
  const held = new Map<string, { end(error?: unknown): void }>();
  const queues = new Map<string, Request[]>();
  const next = (name: string) => {
    if (!held.has(name)) queues.get(name)?.shift()?.run();
  };
  const request = (name: string, options: LockOptions, work: (lock: Lock | null) => unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const holder = { end: (error?: unknown) => reject(error) };
      const run = () => {
        held.set(name, holder);
        void Promise.resolve(work({ name, mode: 'exclusive' }))
          .then(resolve, reject)
          .finally(() => {
            if (held.get(name) === holder) held.delete(name);
            next(name);
          });
      };
      if (options.ifAvailable && held.has(name)) return resolve(work(null));
      if (options.steal) {
        held.get(name)?.end(new DOMException('stolen', 'AbortError'));
        return run();
      }
      const waiting = { run };
      queues.set(name, [...(queues.get(name) ?? []), waiting]);
      options.signal?.addEventListener('abort', () => {
        const queue = queues.get(name) ?? [];
        if (queue.includes(waiting)) reject(new DOMException('aborted', 'AbortError'));
        queues.set(
          name,
          queue.filter((other) => other !== waiting),
        );
      });
      next(name);
    });
  return { request, query: () => Promise.resolve({}) } as unknown as LockManager;
}
