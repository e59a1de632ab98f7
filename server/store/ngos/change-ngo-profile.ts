import type pg from 'pg';
import { keepLatest } from '../database/keep-latest.ts';

/** The profile's columns, by the member of the contract that each holds. */
const columns = {
  organizationName: 'organization_name',
  registrationNumber: 'registration_number',
  focusAreas: 'focus_areas::jsonb',
  address: 'address',
  city: 'city',
  contact: 'contact',
  website: 'website',
  scope: 'scope',
  area: 'area::jsonb',
  image: 'image',
  description: 'description',
  longDescription: 'long_description',
} as const;

/** Absent members stay as they are, `null` takes one away; what is no text comes as JSON. */
export type NgoProfileChange = { readonly [Member in keyof typeof columns]?: string | null | undefined };

/** Each member keeps the change with the latest `at` (epoch milliseconds); phones with the list of NGOs hear of it. */
export async function changeNgoProfile(
  client: pg.PoolClient,
  accountId: string,
  change: NgoProfileChange,
  at: number,
): Promise<void> {
  const changed = await keepLatest(client, { table: 'ngo_profiles', columns }, accountId, change, at);
  if (changed.length === 0) return;
  await client.query({
    name: 'ngo-changed',
    text: 'UPDATE accounts SET sought = NULL, changed_at = change_time() WHERE id = $1',
    values: [accountId],
  });
}
