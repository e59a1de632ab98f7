import type pg from 'pg';
import { keepLatest } from '../database/keep-latest.ts';

/** The profile's own columns, by the member of the contract that each holds. */
const columns = {
  email: 'email',
  phone: 'phone',
  address: 'address',
  city: 'city',
  bloodGroup: 'blood_group',
  aadharNumber: 'aadhaar',
  familyContact: 'family_contact',
  emergencyContact: 'emergency_contact',
  skills: 'skills',
  availability: 'availability',
  smsAlerts: 'sms_alerts',
  emailAlerts: 'email_alerts',
} as const;
export type ProfileMember = keyof typeof columns;

/** What a change brings: absent members stay as they are, `null` takes one away. The sensitive ones come sealed. */
export type ProfileChange = { readonly [Member in ProfileMember]?: string | boolean | null | undefined };

/** A profile as the database holds it, with what its account has. */
export interface KeptProfile {
  id: string;
  name: string;
  /** The account's. */
  accountEmail: string;
  email: string | null;
  phone: string | null;
  address: string | null;
  city: string | null;
  /** Sealed. */
  bloodGroup: string | null;
  /** Sealed. */
  aadharNumber: string | null;
  familyContact: string | null;
  emergencyContact: string | null;
  skills: string | null;
  availability: string | null;
  /** Of these two nothing is a no. */
  smsAlerts: boolean | null;
  emailAlerts: boolean | null;
}

/** SQL: a `KeptProfile` of `accounts` and `volunteer_profiles`. */
export const PROFILE_COLUMNS = [
  'accounts.id, accounts.name, accounts.email AS "accountEmail"',
  ...Object.entries(columns).map(([member, column]) => `volunteer_profiles.${column} AS "${member}"`),
].join(', ');

/** Everybody with an account has one, if an empty one. */
export async function findProfile(db: pg.Pool | pg.PoolClient, accountId: string): Promise<KeptProfile | undefined> {
  const { rows } = await db.query<KeptProfile>({
    name: 'find-profile',
    text: `SELECT ${PROFILE_COLUMNS}
           FROM accounts LEFT JOIN volunteer_profiles ON volunteer_profiles.id = accounts.id
           WHERE accounts.id = $1`,
    values: [accountId],
  });
  return rows[0];
}

/** Each member keeps the change with the latest `at` (epoch milliseconds). Returns the members that it changed. */
export function keepProfile(
  client: pg.PoolClient,
  accountId: string,
  change: ProfileChange,
  at: number,
): Promise<ProfileMember[]> {
  return keepLatest(client, { table: 'volunteer_profiles', columns }, accountId, change, at);
}

/** The account's name, by the same rule, together with changes of the name alone (`insert-items`). */
export async function keepName(client: pg.PoolClient, accountId: string, name: string, at: number): Promise<void> {
  await client.query({
    name: 'keep-name',
    text: `UPDATE accounts SET name = $2, sought = NULL, name_changed_at = moment, changed_at = change_time()
           FROM to_timestamp($3::double precision / 1000) AS moment
           WHERE id = $1 AND moment >= COALESCE(name_changed_at, '-infinity')`,
    values: [accountId, name, at],
  });
}

/** A keyed hash of the Aadhaar number, or none. */
export async function keepMark(client: pg.PoolClient, accountId: string, mark: string | null): Promise<void> {
  await client.query({
    name: 'keep-aadhaar-mark',
    text: 'UPDATE volunteer_profiles SET aadhaar_mark = $2 WHERE id = $1',
    values: [accountId, mark],
  });
}
