import type { WorkState, WorkStep } from '../enumerations.ts';

/**
 *  accept ──▶ declined (full, busy, closed)
 *    │
 *    ▼        on-the-way          arrived         done              an admin confirms
 *  accepted ───────────▶ on-the-way ───▶ arrived ───▶ done ───────────────────────────▶ completed
 *    │  ▲                    │              │           │ an admin does not confirm ─▶ not-confirmed
 *    │  │ a step that was taken in time     │           │
 *    │  │ and came late, if there is room   │           │
 *    ▼  │                                   │           │
 *  released (no step in time)               │           │
 *                                           │           │
 *  from accepted, on-the-way, arrived: withdraw ─▶ withdrawn
 *  from accepted, on-the-way, arrived, done: the disaster is resolved ─▶ completed · is dismissed ─▶ ended
 */

/** Those in which a volunteer is on their one disaster and can take no other. */
export const busyStates = ['accepted', 'on-the-way', 'arrived'] as const satisfies readonly WorkState[];

/** Those that fill one of the places that are asked for. */
export const countedStates = [...busyStates, 'done', 'completed'] as const satisfies readonly WorkState[];

export function isBusy(state: WorkState): boolean {
  return (busyStates as readonly WorkState[]).includes(state);
}

/** How far along the way each state is; steps only lead further. */
const way: readonly WorkState[] = ['accepted', 'on-the-way', 'arrived', 'done'];

/**
 * What a step makes of an acceptance; `undefined`: nothing, it stays as it is. A step may arrive after the one that came after it: what was
 * reached stays reached. A released one is taken up again by a step on the way, where the server still has room.
 */
export function stateAfter(state: WorkState, step: WorkStep): WorkState | undefined {
  if (step === 'withdraw') return isBusy(state) ? 'withdrawn' : undefined;
  if (step === 'still-coming') return state === 'released' ? 'accepted' : undefined;
  if (state === 'released') return step;
  const isFurther = way.includes(state) && way.indexOf(step) > way.indexOf(state);
  return isFurther ? step : undefined;
}

/** The step that a volunteer takes next, in the order of the way. */
export function nextStep(state: WorkState): 'on-the-way' | 'arrived' | 'done' | undefined {
  if (state === 'accepted') return 'on-the-way';
  if (state === 'on-the-way') return 'arrived';
  return state === 'arrived' ? 'done' : undefined;
}
