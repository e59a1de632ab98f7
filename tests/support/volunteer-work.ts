import { randomUUID } from 'node:crypto';
import type { WorkState, WorkWhy } from '../../contract/enumerations.ts';
import type { Relay } from './relay.ts';

export interface MadeWork {
  email: string;
  disasterId: string;
  state?: WorkState;
  why?: WorkWhy;
  reason?: string;
  /** Ago: hours since the server decided about it; every step and the end came later. */
  hours?: number;
}

const stepsUntil: Partial<Readonly<Record<WorkState, number>>> = {
  'on-the-way': 1,
  arrived: 2,
  done: 3,
  completed: 3,
  'not-confirmed': 3,
};
const ongoing: readonly WorkState[] = ['accepted', 'on-the-way', 'arrived', 'done'];

/** A volunteer's work as it stands in the server's database. Answers its id. */
export async function makeWork(relay: Relay, made: MadeWork): Promise<string> {
  const { email, disasterId, state = 'completed', why = null, reason = null, hours = 24 } = made;
  const id = randomUUID();
  const steps = stepsUntil[state] ?? 0;
  const after = (part: number, isThere: boolean) => (isThere ? hours - (hours / 5) * part : null);
  await relay.query(
    `INSERT INTO acceptances (id, account_id, disaster_id, state, why, reason, decided_at, sign_at, on_the_way_at, arrived_at, done_at, ended_at)
     SELECT $1, accounts.id, $3, $4, $5, $6, now() - make_interval(hours => $7), now() - make_interval(hours => $7),
       now() - make_interval(mins => $8), now() - make_interval(mins => $9), now() - make_interval(mins => $10), now() - make_interval(mins => $11)
     FROM accounts WHERE email = $2`,
    [
      id,
      email,
      disasterId,
      state,
      why,
      reason,
      hours,
      ...[after(1, steps > 0), after(2, steps > 1), after(3, steps > 2), after(4, !ongoing.includes(state))].map(
        (ago) => (ago === null ? null : Math.round(ago * 60)),
      ),
    ],
  );
  return id;
}
