import { limits } from '../../contract/limits.ts';
import { DAY_MS, near } from './around.ts';
import { events } from './events.ts';
import { inTurn, part, type Desk, type Plan } from './part.ts';
import type { Seeded } from './seeded.ts';
import { approvedVolunteers } from './volunteers.ts';

/** Where a volunteer's device last was. Its token is nobody's: no push service knows it. */
export interface DemoDevice {
  id: string;
  token: string;
  accountId: string;
  lat: number;
  lng: number;
  /** Epoch milliseconds. */
  at: number;
}

/** Devices of two in three approved volunteers, so that an alert reaches somebody. They go with their accounts. */
export const devices = part<DemoDevice>('devices', makeDevices, keepDevices);

function makeDevices(plan: Plan, chance: Seeded): DemoDevice[] {
  const volunteers = approvedVolunteers(plan).filter((_, index) => index % 3 !== 2);
  return volunteers.map(({ id: accountId, since }, index) => {
    const { lati: lat, long: lng } = near(chance.pick(inTurn(events, index).places), chance);
    const id = chance.id();
    return { id, token: `demo-${id}`, accountId, lat, lng, at: Math.min(since + DAY_MS, plan.now - DAY_MS / 24) };
  });
}

/** Each with a sign-in of its own, which no token opens: without one a device is nobody's. */
async function keepDevices({ pool }: Desk, rows: readonly DemoDevice[]): Promise<void> {
  for (const { id, token, accountId, lat, lng, at } of rows) {
    await pool.query(
      `WITH session AS (
         INSERT INTO sessions (id, account_id, token_hash, logout_hash, device, created_at, last_seen_at, expires_at)
         VALUES (gen_random_uuid(), $3, $2, $2, 'Chrome on Android', $6, now(), now() + make_interval(days => $7)) RETURNING id)
       INSERT INTO devices (id, token, account_id, session_id, lat, lng, located_at, created_at)
       SELECT $1, $2, $3, session.id, $4, $5, $6, $6 FROM session`,
      [id, token, accountId, lat, lng, new Date(at), limits.sessionDays],
    );
  }
}
