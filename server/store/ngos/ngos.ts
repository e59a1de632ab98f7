import type pg from 'pg';
import type { ServiceArea } from '../../../contract/entities/ngo.ts';
import type { ApplicationStatus, NgoScope } from '../../../contract/enumerations.ts';
import type { NgoRecord } from '../../../contract/policies/ngo-view.ts';
import { pagesOf, type NewestFirst, type Pages, type Stretch } from '../database/newest-first.ts';

/** Accounts of NGOs with their profiles; one has no row until the NGO tells something. */
export const NGOS = `(
  SELECT accounts.id, accounts.name, accounts.email, accounts.status, accounts.created_at, accounts.changed_at,
         accounts.shown, accounts.sought, organization_name, registration_number, contact, address, city, website, focus_areas, scope,
         area, image, description, long_description
  FROM accounts LEFT JOIN ngo_profiles ON ngo_profiles.id = accounts.id
  WHERE accounts.role = 'ngo') AS ngos`;

export interface NgoRow {
  id: string;
  name: string;
  email: string;
  status: ApplicationStatus;
  created_at: Date;
  organization_name: string | null;
  registration_number: string | null;
  contact: string | null;
  address: string | null;
  city: string | null;
  website: string | null;
  focus_areas: string[] | null;
  scope: NgoScope | null;
  area: ServiceArea | null;
  image: string | null;
  description: string | null;
  long_description: string | null;
}

export function ngoOf(row: NgoRow): NgoRecord {
  return {
    _id: row.id,
    organizationName: row.organization_name ?? row.name,
    email: row.email,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    focusAreas: row.focus_areas ?? [],
    ...told('registrationNumber', row.registration_number),
    ...told('contactNumber', row.contact),
    ...told('address', row.address),
    ...told('city', row.city),
    ...told('website', row.website),
    ...told('scope', row.scope),
    ...told('area', row.area),
    ...told('image', row.image),
    ...told('description', row.description),
    ...told('longDescription', row.long_description),
  };
}

/** One, whatever its standing. */
export async function findNgo(pool: pg.Pool, id: string): Promise<NgoRecord | undefined> {
  const { rows } = await pool.query<NgoRow>({
    name: 'find-ngo',
    text: `SELECT * FROM ${NGOS} WHERE id = $1`,
    values: [id],
  });
  return rows[0] && ngoOf(rows[0]);
}

function told<Name extends string, Value>(name: Name, value: Value | null): { [Key in Name]?: Value } {
  return value === null ? {} : ({ [name]: value } as { [Key in Name]: Value });
}

/** NGOs, newest first: the approved ones, or all. */
export function pagesOfNgos(pool: pg.Pool, which: 'approved' | 'all', stretch: Stretch): Pages<NgoRecord> {
  const list: NewestFirst<NgoRecord> = {
    name: `ngos-${which}`,
    table: NGOS,
    columns: '*',
    at: 'created_at',
    where: which === 'all' ? 'true' : `status = 'approved'`,
    recordOf: (row: NgoRow & { at: Date }) => ngoOf(row),
  };
  return pagesOf(pool, list, stretch);
}
