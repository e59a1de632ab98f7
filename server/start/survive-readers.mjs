/** Bytes that may wait for a reader who is slow; what comes on top of them is dropped. */
const WAITING_BYTES = 1024 * 1024;

/** What this needs of `process.stdout` and `process.stderr`. @typedef {NodeJS.WritableStream & { writableLength: number }} Output */

/**
 * From now on nobody who reads what this process says can end it or hold it up: not by going away (`| head`, a terminal that was
 * closed, a full disk), nor by reading nothing. Each line is tried; what cannot be written is dropped, and counted in the next line
 * that can. Not for output that must be whole.
 *
 * @param {readonly Output[]} [outputs]
 */
export function surviveReaders(outputs = [process.stdout, process.stderr]) {
  outputs.forEach(surviveReader);
}

/** @param {Output} output */
function surviveReader(output) {
  // Without a listener a reader who went away would end the process.
  output.on('error', () => undefined);
  neverWait(output);
  const write = /** @type {(chunk: string | Uint8Array, done?: (error?: Error | null) => void) => boolean} */ (
    output.write.bind(output)
  );
  let dropped = 0;
  output.write = (/** @type {string | Uint8Array} */ chunk, /** @type {unknown[]} */ ...rest) => {
    const done = /** @type {((error?: Error | null) => void) | undefined} */ (
      rest.find((one) => typeof one === 'function')
    );
    if (output.writableLength > WAITING_BYTES) {
      dropped += 1;
      if (done !== undefined) process.nextTick(done);
      return false;
    }
    const note = dropped > 0 ? `${JSON.stringify({ level: 40, time: Date.now(), what: 'log', dropped })}\n` : '';
    dropped = 0;
    try {
      if (note !== '') write(note);
      return write(chunk, done);
    } catch {
      // A file is written to at once, and tells at once.
      dropped += 1;
      return false;
    }
  };
}

/**
 * Node waits for a terminal, also for one that was stopped by Ctrl-S: the whole server would.
 *
 * @param {Output & { isTTY?: boolean, _handle?: { setBlocking?(value: boolean): void } | null }} output
 */
function neverWait(output) {
  if (output.isTTY) output._handle?.setBlocking?.(false);
}
