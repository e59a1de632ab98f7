import { expect, it } from 'vitest';
import { distanceKm } from '../../contract/base/great-circle.ts';
import type { AlertWishes } from '../../contract/entities/device.ts';
import { disasterTypes, severities } from '../../contract/enumerations.ts';
import { wantsAlert } from '../../contract/policies/alert-wishes.ts';
import { onEachPostgres } from '../../tests/support/server/each-postgres.ts';
import { isAsked } from '../store/alerts/near-devices.ts';
import { fc } from '../../tests/support/property.ts';

const DEVICES = 300;

onEachPostgres('the database chooses by the rule of the wishes', (app) => {
  it('whatever somebody wishes, and wherever they are', async () => {
    const wishes = fc.record<AlertWishes>(
      {
        on: fc.boolean(),
        types: fc.uniqueArray(fc.constantFrom(...disasterTypes)),
        minSeverity: fc.constantFrom(...severities),
        radiusKm: fc.double({ min: 1, max: 300, noNaN: true }),
      },
      { requiredKeys: ['on'] },
    );
    const places = fc.record({
      lat: fc.double({ min: 8, max: 12, noNaN: true }),
      lng: fc.double({ min: 18, max: 22, noNaN: true }),
    });
    const phones = fc.sample(fc.tuple(wishes, places), { numRuns: DEVICES, seed: 7 });
    await app().query(
      `WITH made AS (
         INSERT INTO accounts (id, name, email, email_key, password_hash, role, status, created_at, sealing_public, sealing_private)
         SELECT gen_random_uuid(), 'V', n || '@v.example', n || '@v.example', '', 'volunteer', 'approved', now(), '', ''
         FROM generate_series(1, $1::int) AS n RETURNING id),
       opened AS (
         INSERT INTO sessions (id, account_id, token_hash, logout_hash, device, created_at, last_seen_at, expires_at)
         SELECT id, id, id, id, 'A phone', now(), now(), now() + interval '1 year' FROM made RETURNING id)
       INSERT INTO devices (id, token, account_id, session_id, wishes, lat, lng, created_at)
       SELECT id, n, id, id, phone -> 0, (phone -> 1 ->> 'lat')::float8, (phone -> 1 ->> 'lng')::float8, now()
       FROM (SELECT id, row_number() OVER ()::int AS n FROM opened) AS one,
         LATERAL (SELECT $2::jsonb -> (n - 1) AS phone) AS wished`,
      [DEVICES, JSON.stringify(phones)],
    );
    const at = { lat: 10, lng: 20 };
    for (const type of disasterTypes.slice(0, 2)) {
      for (const severity of severities) {
        const values: unknown[] = [];
        const asked = isAsked({ disaster: { type, severity }, at, radiusKm: 400 }, (given) => `$${values.push(given)}`);
        const rows = await app().query<{ n: number }>(
          `SELECT token::int - 1 AS n FROM devices WHERE ${asked} ORDER BY 1`,
          values,
        );
        const wanted = phones.flatMap(([wish, place], n) =>
          wantsAlert(wish, { type, severity, distanceKm: distanceKm(at, place) }) ? [n] : [],
        );
        expect(rows.map(({ n }) => n)).toEqual(wanted);
        expect(wanted.length).toBeGreaterThan(0);
      }
    }
  });
});
