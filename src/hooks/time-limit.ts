/** The promise's outcome, or an Error with `message` after `limitMs` milliseconds. The work itself goes on. */
export function withTimeLimit<Value>(work: Promise<Value>, limitMs: number, message: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
