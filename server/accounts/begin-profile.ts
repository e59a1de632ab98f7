import type pg from 'pg';
import type { InferOutput } from 'valibot';
import { hasVisibleText } from '../../contract/base/text.ts';
import type { register as registerCall } from '../../contract/calls/users.ts';
import type { Role } from '../../contract/enumerations.ts';
import { changeNgoProfile } from '../store/ngos/change-ngo-profile.ts';
import { keepProfile } from '../store/volunteers/volunteer-profiles.ts';

/** What the registration says about who asks, so that no admin has to approve them blind. */
export type About = Pick<InferOutput<typeof registerCall.body>, 'phone' | 'city' | 'skills' | 'registrationNumber'>;

/** Begins the profile of a new account with it, in the transaction that makes the account. `now` in epoch milliseconds. */
export async function beginProfile(
  client: pg.PoolClient,
  { id, role }: { id: string; role: Role },
  { phone, city, skills, registrationNumber }: About,
  now: number,
): Promise<void> {
  if (role === 'volunteer') {
    const told = said({ phone, city, skills });
    if (Object.keys(told).length > 0) await keepProfile(client, id, told, now);
  }
  if (role === 'ngo') {
    const told = said({ contact: phone, city, registrationNumber });
    if (Object.keys(told).length > 0) await changeNgoProfile(client, id, told, now);
  }
}

/** An empty field says nothing. */
function said<Member extends string>(fields: Readonly<Record<Member, string | undefined>>) {
  const told = Object.entries<string | undefined>(fields).filter(([, text = '']) => hasVisibleText(text));
  return Object.fromEntries(told) as { [Name in Member]?: string };
}
