import type pg from 'pg';
import type { AlertWishes } from '../../../contract/entities/device.ts';
import type { LanguageCode } from '../../../contract/enumerations.ts';
import { deviceLimits } from '../../../contract/device-limits.ts';

/** A device as it is kept. Its account and session are there together, or neither; what its owner wants and where it is, only with them. */
export interface DeviceRow {
  id: string;
  token: string;
  keyMark: string | null;
  sessionId: string | null;
  accountId: string | null;
  language: LanguageCode;
  /** Without a place of its own: that is `lat` and `lng`. */
  wishes: AlertWishes;
  lat: number | null;
  lng: number | null;
  locatedAt: Date | null;
  isChosenPlace: boolean;
}

export interface KeptDevice extends DeviceRow {
  /** `accountId` where the session has not expired. */
  liveAccountId: string | null;
}

const COLUMNS = `devices.id, devices.token, devices.key_hash AS "keyMark", devices.session_id AS "sessionId",
  devices.account_id AS "accountId", devices.language, devices.wishes, devices.lat, devices.lng,
  devices.located_at AS "locatedAt", devices.is_chosen_place AS "isChosenPlace"`;

/** The device that the token leads to, locked until the transaction's end. `now` in epoch milliseconds. */
export async function lockDevice(client: pg.PoolClient, address: string, now: number): Promise<KeptDevice | undefined> {
  const { rows } = await client.query<KeptDevice>({
    name: 'lock-device',
    text: `SELECT ${COLUMNS}, sessions.account_id AS "liveAccountId"
           FROM devices LEFT JOIN sessions
             ON sessions.id = devices.session_id AND sessions.expires_at > to_timestamp($2::double precision / 1000)
           WHERE devices.address = $1 FOR UPDATE OF devices`,
    values: [address, now],
  });
  return rows[0];
}

/** A device of nobody, with nothing known of it; none where the token has one. */
export async function addDevice(client: pg.PoolClient, id: string, token: string, now: number): Promise<void> {
  await client.query({
    name: 'add-device',
    text: `INSERT INTO devices (id, token, created_at, registered_at)
           SELECT $1, $2, moment, moment FROM to_timestamp($3::double precision / 1000) AS moment
           ON CONFLICT (address) DO NOTHING`,
    values: [id, token, now],
  });
}

/** SQL: what is kept of an address that has ended. */
export function digestOf(address: string): string {
  return `sha256(convert_to(${address}, 'UTF8'))`;
}

/** Its push service said that nobody is there any more. */
export async function hasEnded(client: pg.PoolClient, address: string): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'has-ended',
    text: `SELECT 1 FROM ended_addresses WHERE digest = ${digestOf('$1::text')}`,
    values: [address],
  });
  return rowCount === 1;
}

/** This account wants alerts by SMS or e-mail where no push comes. */
export async function wantsAnotherWay(client: pg.PoolClient, accountId: string | undefined): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'wants-another-way',
    text: 'SELECT 1 FROM volunteer_profiles WHERE id = $1 AND (sms_alerts OR email_alerts) FOR KEY SHARE',
    values: [accountId],
  });
  return rowCount === 1;
}

/** What it is from now on; renewed with that, and no more ended, unless no push can reach it (`readPushToken`). */
export async function keepDevice(client: pg.PoolClient, id: string, row: DeviceRow, now: number): Promise<void> {
  await client.query({
    name: 'keep-device',
    text: `UPDATE devices SET id = $2, token = $3, key_hash = $4, session_id = $5, account_id = $6, language = $7,
                  wishes = $8::jsonb, lat = $9, lng = $10, located_at = $11, is_chosen_place = $12,
                  registered_at = moment, ended_at = CASE WHEN $3 LIKE '{"none":%' THEN moment END
           FROM to_timestamp($13::double precision / 1000) AS moment
           WHERE id = $1`,
    values: [
      id,
      row.id,
      row.token,
      row.keyMark,
      row.sessionId,
      row.accountId,
      row.language,
      JSON.stringify(row.wishes),
      row.lat,
      row.lng,
      row.locatedAt,
      row.isChosenPlace,
      now,
    ],
  });
}

export async function deleteDevice(client: pg.PoolClient, id: string): Promise<void> {
  await client.query({ name: 'delete-device', text: 'DELETE FROM devices WHERE id = $1', values: [id] });
}

/** Those that registered longest ago, where the account has too many beside this one; and, once this one has a place, those that pushes reach no more. */
export async function deleteSpareDevices(client: pg.PoolClient, accountId: string, id: string): Promise<void> {
  await client.query({
    name: 'delete-spare-devices',
    text: `DELETE FROM devices WHERE id IN (
             SELECT id FROM devices WHERE account_id = $1 AND id <> $2
             ORDER BY registered_at DESC OFFSET ${deviceLimits.ofAccount - 1})
           OR (account_id = $1 AND ended_at IS NOT NULL
             AND EXISTS (SELECT 1 FROM devices WHERE id = $2 AND lat IS NOT NULL AND ended_at IS NULL))`,
    values: [accountId, id],
  });
}

/** What is followed from one device is from then on followed from the other. */
export async function moveFollowed(client: pg.PoolClient, from: string, to: string): Promise<void> {
  await client.query({
    name: 'move-followed',
    text: `INSERT INTO followed_records (device_id, record_id, followed_at)
           SELECT $2, record_id, followed_at FROM followed_records WHERE device_id = $1 ON CONFLICT DO NOTHING`,
    values: [from, to],
  });
}

/** Whoever signs in on a phone: what was pushed to it for another account ends there. */
export async function endPushesToOthers(pool: pg.Pool, keyMark: string, accountId: string): Promise<void> {
  await pool.query({
    name: 'end-pushes-to-others',
    text: `UPDATE devices SET session_id = NULL
           WHERE key_hash = $1 AND session_id IS NOT NULL AND account_id <> $2`,
    values: [keyMark, accountId],
  });
}

/** Locks the session against its end until this is over. Undefined where it has ended. */
export async function holdSession(
  client: pg.PoolClient,
  id: string,
  now: number,
): Promise<{ id: string; accountId: string } | undefined> {
  const { rows } = await client.query<{ id: string; accountId: string }>({
    name: 'hold-session',
    text: `SELECT id, account_id AS "accountId" FROM sessions
           WHERE id = $1 AND expires_at > to_timestamp($2::double precision / 1000) FOR KEY SHARE`,
    values: [id, now],
  });
  return rows[0];
}
