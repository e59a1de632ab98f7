import type pg from 'pg';
import type { NgoScope } from '../../../contract/enumerations.ts';

/** What an NGO tells of itself beyond its account. */
export interface NgoProfile {
  organizationName: string;
  registrationNumber: string;
  contact: string;
  address: string;
  city: string;
  website: string;
  focusAreas: readonly string[];
  scope: NgoScope;
  description: string;
  longDescription: string;
}

/** The first profile of this account: there must be none yet. */
export async function keepNgoProfile(client: pg.PoolClient, accountId: string, profile: NgoProfile): Promise<void> {
  await client.query({
    name: 'keep-ngo-profile',
    text: `INSERT INTO ngo_profiles (id, organization_name, registration_number, contact, address, city, website,
                                     focus_areas, scope, description, long_description)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10, $11)`,
    values: [
      accountId,
      profile.organizationName,
      profile.registrationNumber,
      profile.contact,
      profile.address,
      profile.city,
      profile.website,
      JSON.stringify(profile.focusAreas),
      profile.scope,
      profile.description,
      profile.longDescription,
    ],
  });
}
