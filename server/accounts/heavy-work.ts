import { failed, ok, type Result } from '../../contract/base/result.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { makeGate } from './gate.ts';

/** Pieces that run side by side, and that may wait: more than two seconds' worth would only fail later. */
const RUNNING = 2;
const WAITING = 100;

const gate = makeGate(RUNNING, WAITING);

/** Work that takes a core for tens of milliseconds: refused while too much of it waits, or it would starve everybody else. */
export async function heavyWork<Value>(work: () => Promise<Value>): Promise<Result<Value, Refusal>> {
  const done = gate(work);
  return done === undefined ? failed(refusals.busy()) : ok(await done);
}
