import type pg from 'pg';
import type { AlertStep } from '../../../contract/alert-steps.ts';
import type { AlertWishes } from '../../../contract/entities/device.ts';
import type { LanguageCode } from '../../../contract/enumerations.ts';
import type { PushKind } from '../../../contract/entities/push-message.ts';

export interface OwnDevice {
  id: string;
  sessionId: string;
  language: LanguageCode;
  wishes: AlertWishes;
  lat: number | null;
  lng: number | null;
  locatedAt: Date | null;
  isChosenPlace: boolean;
  registeredAt: Date;
  /** Pushes reach it no more. */
  endedAt: Date | null;
}

/** Devices to which pushes for the account go or went, last registered first. */
export async function devicesOf(pool: pg.Pool, accountId: string): Promise<OwnDevice[]> {
  const { rows } = await pool.query<OwnDevice>(
    `SELECT id, session_id AS "sessionId", language, wishes, lat, lng, located_at AS "locatedAt",
            is_chosen_place AS "isChosenPlace", registered_at AS "registeredAt",
            ended_at AS "endedAt"
     FROM devices WHERE account_id = $1 ORDER BY registered_at DESC, id`,
    [accountId],
  );
  return rows;
}

export interface OwnPush {
  deviceId: string;
  kind: PushKind;
  at: Date;
  reachedAt: Date | null;
  openedAt: Date | null;
}

/** Pushes of which these devices said that they came, oldest first. */
export async function pushesOf(pool: pg.Pool, accountId: string): Promise<OwnPush[]> {
  const { rows } = await pool.query<OwnPush>(
    `SELECT device_id AS "deviceId", kind, at, reached_at AS "reachedAt", opened_at AS "openedAt"
     FROM push_receipts JOIN notices ON notices.id = notice_id
     WHERE device_id IN (SELECT id FROM devices WHERE account_id = $1) ORDER BY at, device_id`,
    [accountId],
  );
  return rows;
}

/** Alerts to the account by SMS or e-mail, oldest first. */
export async function alertStepsOf(
  pool: pg.Pool,
  accountId: string,
): Promise<{ alertId: string; at: Date; by: AlertStep; result: string }[]> {
  const { rows } = await pool.query<{ alertId: string; at: Date; by: AlertStep; result: string }>(
    `SELECT notice_id AS "alertId", at, step AS by, mark AS result FROM alert_steps JOIN notices ON notices.id = notice_id
     WHERE account_id = $1 ORDER BY at, step`,
    [accountId],
  );
  return rows;
}

/** Kept for those, while they are wanted. */
export async function quietHoursOf(pool: pg.Pool, accountId: string): Promise<AlertWishes['quiet']> {
  const { rows } = await pool.query<{ quiet: AlertWishes['quiet'] | null }>(
    'SELECT quiet FROM volunteer_profiles WHERE id = $1',
    [accountId],
  );
  return rows[0]?.quiet ?? undefined;
}
