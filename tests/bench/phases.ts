import type { OutboxPorts } from '../../src/data/outbox/ports.ts';

/** Milliseconds of one replay, by what the device was doing. */
export interface Phases {
  /** Reading due rows and noting them as in hand. */
  read: number;
  /** Comparing each body with its digest, and the JSON text of the batch. */
  check: number;
  gzip: number;
  /** From the request's start to the last byte of its answer, the server's own work included. */
  network: number;
  /** Understanding the answer. */
  judge: number;
  /** Writing what it means. */
  settle: number;
  /** What the drain still did once all had their receipts: the second copies are removed. Not part of the replay's time. */
  after: number;
  /** Requests sent, in order: how many items each carried. */
  requests: number[];
}

export function noPhases(): Phases {
  return { read: 0, check: 0, gzip: 0, network: 0, judge: 0, settle: 0, after: 0, requests: [] };
}

/** The engine's ports with a stopwatch on each. The engine itself is the real one. */
export function timedPorts(ports: OutboxPorts): { ports: OutboxPorts; phases: Phases } {
  const phases = noPhases();
  let lastEnd = performance.now();
  let isAnswered = false;
  const timedWrite: OutboxPorts['store']['write'] = async (work) => {
    const start = performance.now();
    const isSettling = isAnswered;
    if (isSettling) phases.judge += start - lastEnd;
    isAnswered = false;
    const value = await ports.store.write(work);
    lastEnd = performance.now();
    phases[isSettling ? 'settle' : 'read'] += lastEnd - start;
    return value;
  };
  const deliver: OutboxPorts['net']['deliver'] = async (batch, timeLimitMs, sender) => {
    const start = performance.now();
    phases.check += start - lastEnd;
    let calledAt = start;
    const undo = watchFetch(() => (calledAt = performance.now()));
    const answer = await ports.net.deliver(batch, timeLimitMs, sender);
    undo();
    phases.gzip += calledAt - start;
    lastEnd = performance.now();
    phases.network += lastEnd - calledAt;
    phases.requests.push(batch.split('"call":"reportDisaster"').length - 1);
    isAnswered = true;
    return answer;
  };
  return { ports: { ...ports, net: { ...ports.net, deliver }, store: { ...ports.store, write: timedWrite } }, phases };
}

/** Tells when the request really starts, that is after gzip. */
function watchFetch(onCall: () => void): () => void {
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    onCall();
    return original(input, init);
  };
  return () => {
    globalThis.fetch = original;
  };
}
