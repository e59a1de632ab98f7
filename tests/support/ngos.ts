import { randomUUID } from 'node:crypto';
import type { Relay } from './relay.ts';

export interface MadeNgo {
  name: string;
  status?: 'approved' | 'pending' | 'refused';
  city?: string;
  areas?: readonly string[];
  scope?: 'Global' | 'Regional' | 'Local';
  contact?: string;
  website?: string;
  address?: string;
  registration?: string;
  description?: string;
}

/** Accounts of NGOs with their profiles, as if they had registered and been decided about. Answers their ids. */
export async function makeNgos(relay: Pick<Relay, 'query'>, made: readonly MadeNgo[]): Promise<string[]> {
  const rows = made.map((ngo) => ({ status: 'approved', ...ngo, id: randomUUID() }));
  await relay.query(
    `INSERT INTO accounts (id, name, email, email_key, password_hash, role, status, created_at, sealing_public, sealing_private, shown)
     SELECT id, name, id || '@ngo.example', id || '@ngo.example', 'none', 'ngo', status, '2026-03-04T10:00:00Z', '', '', status = 'approved'
     FROM jsonb_to_recordset($1::jsonb) AS made (id uuid, name text, status text)`,
    [JSON.stringify(rows)],
  );
  await relay.query(
    `INSERT INTO ngo_profiles (id, registration_number, contact, address, city, website, focus_areas, scope, description)
     SELECT id, registration, contact, address, city, website, coalesce(areas, '[]'), scope, description
     FROM jsonb_to_recordset($1::jsonb) AS made (id uuid, registration text, contact text, address text, city text,
       website text, areas jsonb, scope text, description text)`,
    [JSON.stringify(rows)],
  );
  return rows.map(({ id }) => id);
}

export const KOSI: MadeNgo = {
  name: 'Kosi Flood Relief',
  city: 'Supaul',
  areas: ['Food Aid', 'Shelter'],
  scope: 'Local',
  contact: '+91 6473 223 344',
  website: 'https://kosi-relief.example/help',
  address: '12 Station Road\nSupaul',
  registration: 'BR/2011/0042',
  description: 'Boats, dry food and blankets for villages along the Kosi.',
};

export const DOCTORS: MadeNgo = {
  name: 'Médicos del Río',
  city: 'Málaga',
  areas: ['Medical Aid'],
  scope: 'Global',
  website: 'javascript:alert(1)',
};

export const CHILDREN: MadeNgo = { name: 'Children First', areas: ['Child Welfare', 'Water'], scope: 'Regional' };
