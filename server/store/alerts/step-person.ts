import type pg from 'pg';
import type { AlertWishes } from '../../../contract/entities/device.ts';
import { isReached } from './make-alert-steps.ts';
import { isFree, isVolunteer } from './near-devices.ts';

/** Somebody whom no push has reached yet, as they stand now. */
export interface StepPerson {
  phone: string | null;
  /** The profile's, else the account's. */
  email: string;
  smsAlerts: boolean;
  emailAlerts: boolean;
  /** Their quiet hours, as last chosen on any phone of theirs. */
  quiet: AlertWishes['quiet'] | null;
  isVolunteer: boolean;
  isFree: boolean;
  isReached: boolean;
  /** Ended: pushes reach it no more. */
  devices: { wishes: AlertWishes; lat: number | null; lng: number | null; isEnded: boolean }[];
}

/** Undefined: the account is gone. */
export async function findStepPerson(
  pool: pg.Pool,
  { accountId, noticeId }: { accountId: string; noticeId: string },
): Promise<StepPerson | undefined> {
  const { rows } = await pool.query<StepPerson>({
    name: 'step-person',
    text: `SELECT phone, coalesce(volunteer_profiles.email, accounts.email) AS email, quiet,
                  coalesce(sms_alerts, false) AS "smsAlerts", coalesce(email_alerts, false) AS "emailAlerts",
                  ${isVolunteer('$1::uuid')} AS "isVolunteer", ${isFree('$1::uuid')} AS "isFree",
                  ${isReached('$2::uuid', '$1::uuid')} AS "isReached",
                  (SELECT coalesce(jsonb_agg(jsonb_build_object(
                    'wishes', wishes, 'lat', lat, 'lng', lng, 'isEnded', ended_at IS NOT NULL)), '[]') FROM devices
                   WHERE account_id = $1 AND session_id IS NOT NULL) AS devices
           FROM accounts JOIN volunteer_profiles ON volunteer_profiles.id = accounts.id WHERE accounts.id = $1`,
    values: [accountId, noticeId],
  });
  return rows[0];
}
