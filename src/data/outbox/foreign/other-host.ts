import type { Clock } from '../../../../contract/base/clock.ts';
import type { NetAnswer, OtherHost } from '../ports.ts';
import { deliverPlainly, type PlainCall } from './deliver-plainly.ts';
import { createHostKind } from './host-kind.ts';

/** A host that may be foreign. `ask` makes `GET /api/capabilities`; neither it nor `call` rejects. */
export function createOtherHost(clock: Clock, ask: () => Promise<NetAnswer>, call: PlainCall): OtherHost {
  return { kind: createHostKind(clock, ask), deliver: (due) => deliverPlainly(clock, call, due) };
}
