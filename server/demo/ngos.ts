import type { NgoProfileBody, ServiceArea } from '../../contract/entities/ngo.ts';
import { changeNgoProfile } from '../store/ngos/change-ngo-profile.ts';
import { keepAccounts, type DemoAccount } from './account.ts';
import { DAY_MS } from './around.ts';
import { INVENTED, ngoEntries, type NgoEntry } from './ngo-entries.ts';
import { inTurn, numbered, part, type Plan } from './part.ts';
import { adminsOf, decisionOf } from './people.ts';
import { phoneFrom } from './regions.ts';
import type { Seeded } from './seeded.ts';

type Told = Required<Omit<NgoProfileBody, 'userId' | 'changedAt' | 'image' | 'area'>>;
type DemoProfile = Omit<Told, 'focusAreas'> & { focusAreas: readonly string[]; area?: ServiceArea };

export interface DemoNgo extends DemoAccount {
  profile: DemoProfile;
}

/** The directory's organizations; the last of each eight waits for approval. */
export const ngos = part<DemoNgo>('ngos', makeNgos, (desk, rows) =>
  keepAccounts(desk, rows, (client, { id, profile, createdAt }) => {
    const focusAreas = JSON.stringify(profile.focusAreas);
    const area = profile.area && JSON.stringify(profile.area);
    return changeNgoProfile(client, id, { ...profile, focusAreas, area }, createdAt);
  }),
);

function makeNgos(plan: Plan, chance: Seeded): DemoNgo[] {
  const [by = ''] = adminsOf(plan);
  return numbered(ngoEntries.length, plan).map((index) => {
    const entry = inTurn(ngoEntries, index);
    const round = Math.floor(index / ngoEntries.length);
    const isWaiting = index % ngoEntries.length === ngoEntries.length - 1;
    const createdAt = plan.now - (isWaiting ? chance.whole(1, 6) : chance.whole(100, 170)) * DAY_MS;
    const name = round === 0 ? entry.name : `${entry.name} ${round + 1}`;
    const mailbox = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    return {
      id: chance.id(),
      name,
      email: `${mailbox}@example.org`,
      role: 'ngo',
      createdAt,
      signsIn: index === 0,
      profile: profileOf({ entry, name, mailbox, number: index + 1 }, chance),
      ...decisionOf(isWaiting ? undefined : 'approve', { by, createdAt, chance }),
    };
  });
}

interface Named {
  entry: NgoEntry;
  name: string;
  mailbox: string;
  number: number;
}

/** Of the organization that can be signed in to: Bihar, where the first flood is. */
const FIRST_AREA = { lati: 26.12, long: 86.6, radiusKm: 200 };

function profileOf({ entry, name, mailbox, number }: Named, chance: Seeded): DemoProfile {
  const { address, city, focusAreas, scope, description, longDescription } = entry;
  return {
    organizationName: name,
    registrationNumber: `DEMO-${String(number).padStart(4, '0')}`,
    contact: phoneFrom(chance),
    address,
    city,
    website: `https://${mailbox}.example.org`,
    focusAreas,
    scope,
    description,
    longDescription: `${longDescription} ${INVENTED}`,
    ...(number === 1 && { area: FIRST_AREA }),
  };
}
