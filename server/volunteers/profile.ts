import type pg from 'pg';
import type { VolunteerRecord } from '../../contract/policies/volunteer-view.ts';
import { findProfile, type KeptProfile } from '../store/volunteers/volunteer-profiles.ts';
import type { Vault } from '../vault.ts';

/** The profile of this account, opened as far as anybody gets to see it; undefined where there is no such account. */
export async function readProfile(
  db: pg.Pool | pg.PoolClient,
  vault: Vault,
  accountId: string,
): Promise<VolunteerRecord | undefined> {
  const kept = await findProfile(db, accountId);
  return kept && openedProfile(kept, vault);
}

/** A profile that was read together with others. */
export function openedProfile(kept: KeptProfile, vault: Vault): VolunteerRecord {
  const { id, name, accountEmail, email, bloodGroup, aadharNumber } = kept;
  const { phone, address, city, familyContact, emergencyContact, skills, availability, smsAlerts, emailAlerts } = kept;
  const plain = { phone, address, city, familyContact, emergencyContact, skills, availability, smsAlerts, emailAlerts };
  const opened = {
    bloodGroup: bloodGroup === null ? null : vault.open(bloodGroup, id, 'blood_group'),
    aadhaarLastFour: aadharNumber === null ? null : vault.open(aadharNumber, id, 'aadhaar').slice(-4),
  };
  const there = Object.entries({ ...plain, ...opened }).filter(([, value]) => value !== null);
  return { id, name, email: email ?? accountEmail, ...Object.fromEntries(there) };
}
