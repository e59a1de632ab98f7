/** Runs something that is called off by this signal, or by the time. Not by `AbortSignal.any`, which older browsers lack. */
export async function inTime<Value>(
  signal: AbortSignal,
  milliseconds: number,
  run: (either: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const either = new AbortController();
  const end = () => either.abort();
  const timer = setTimeout(end, milliseconds);
  signal.addEventListener('abort', end);
  try {
    return await run(either.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
