/** What it brings, or an error that says "not now" once `ms` have passed. The work itself goes on. */
export async function withinTime<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Late(ms)), ms).unref();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

class Late extends Error {
  readonly code = 'ETIMEDOUT';

  constructor(ms: number) {
    super(`no answer within ${ms} ms`);
  }
}
