import type pg from 'pg';
import type { AlertWishes } from '../../../contract/entities/device.ts';
import type { LanguageCode } from '../../../contract/enumerations.ts';
import { isFree, isVolunteer } from './near-devices.ts';

/** A device that is to be told something, as it and its owner stand now. */
export interface NoticeDevice {
  id: string;
  token: string;
  language: LanguageCode;
  wishes: AlertWishes;
  lat: number | null;
  lng: number | null;
  /** Null: nobody is signed in there. */
  accountId: string | null;
  /** Its owner is an approved volunteer. */
  isVolunteer: boolean;
  /** Its owner is on no disaster. */
  isFree: boolean;
}

/** Those that are still there, by their ids. `now` in epoch milliseconds. */
export async function findNoticeDevices(
  pool: pg.Pool,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, NoticeDevice>> {
  const { rows } = await pool.query<NoticeDevice>({
    name: 'notice-devices',
    text: `SELECT devices.id, token, language, wishes, lat, lng, sessions.account_id AS "accountId",
                  coalesce(${isVolunteer('sessions.account_id')}, false) AS "isVolunteer",
                  ${isFree('sessions.account_id')} AS "isFree"
           FROM devices LEFT JOIN sessions
             ON sessions.id = devices.session_id AND sessions.expires_at > to_timestamp($2::double precision / 1000)
           WHERE devices.id = ANY ($1::uuid[]) AND ended_at IS NULL`,
    values: [ids, now],
  });
  return new Map(rows.map((row) => [row.id, row]));
}
