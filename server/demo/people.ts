import { keepAccounts, type DemoAccount } from './account.ts';
import { DAY_MS, MINUTE_MS } from './around.ts';
import { inTurn, numbered, part, type Plan } from './part.ts';
import { nameFrom, regions, type RegionName } from './regions.ts';
import type { Seeded } from './seeded.ts';

const regionNames = Object.keys(regions) as RegionName[];

/** Who the people are, in turn: mostly volunteers who were approved, and of each other kind somebody. */
const kinds = [
  { role: 'admin', to: 'approve' },
  { role: 'volunteer', to: 'approve' },
  { role: 'volunteer', to: undefined },
  { role: 'volunteer', to: 'approve' },
  { role: 'volunteer', to: 'approve' },
  { role: 'volunteer', to: 'refuse' },
  { role: 'volunteer', to: 'approve' },
  { role: 'volunteer', to: 'approve' },
  { role: 'volunteer', to: undefined },
  { role: 'volunteer', to: 'approve' },
] as const;

/** Volunteers, and the admins who decide everything else that was decided. */
export const people = part<DemoAccount>('people', makePeople, keepAccounts);

const USUAL = 25;
const ASKS_TO_BE_ADMIN_EVERY = 30;
/** Days before now on which the first admin set the server up: before anything else happened. */
const FIRST_DAY = 190;

function makePeople(plan: Plan, chance: Seeded): DemoAccount[] {
  const taken = new Set<string>();
  const firstAdmin = chance.branch('first-admin').id();
  // Who of each kind comes first can be signed in to: an admin, a volunteer, and one who waits.
  return numbered(USUAL, plan).map((index): DemoAccount => {
    const kind = inTurn(kinds, index);
    // Of each three admins the last one waits for another to approve it.
    const { role, to } = index % ASKS_TO_BE_ADMIN_EVERY === 20 ? { ...kind, to: undefined } : kind;
    const isFirst = index === 0;
    const name = nameFrom(inTurn(regionNames, index), chance);
    const createdAt = isFirst ? plan.now - FIRST_DAY * DAY_MS : registeredAt(plan, chance, role, to);
    return {
      id: isFirst ? firstAdmin : chance.id(),
      name,
      email: addressOf(name, taken),
      role,
      createdAt,
      signsIn: index < 3,
      ...(isFirst ? { decision: 'setup-code' as const } : decisionOf(to, { by: firstAdmin, createdAt, chance })),
    };
  });
}

/** Admins came before there was anything to decide; who waits has not waited for long. */
function registeredAt({ now }: Plan, chance: Seeded, role: string, to: string | undefined): number {
  const days = to === undefined ? [1, 9] : role === 'admin' ? [180, 185] : [12, 170];
  return chance.whole(now - (days[1] ?? 0) * DAY_MS, now - (days[0] ?? 0) * DAY_MS);
}

interface Deciding {
  by: string;
  createdAt: number;
  chance: Seeded;
}

export function decisionOf(
  to: 'approve' | 'refuse' | undefined,
  { by, createdAt, chance }: Deciding,
): Pick<DemoAccount, 'decision'> {
  if (to === undefined) return {};
  const at = createdAt + chance.whole(20, 2_000) * MINUTE_MS;
  const reason = 'We could not reach you by telephone. Please register again with a number that works.';
  return { decision: { by, at, to, ...(to === 'refuse' ? { reason } : {}) } };
}

/** Accounts of the admins who may decide, the first one first. */
export function adminsOf(plan: Plan): string[] {
  return people
    .make(plan)
    .filter(({ role, decision }) => role === 'admin' && decision !== undefined)
    .map(({ id }) => id);
}

/** At example.org, which nobody can have (RFC 2606). Each address once. */
function addressOf(name: string, taken: Set<string>): string {
  const letters = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const mailbox = letters.replaceAll(/[^a-z]+/g, '.');
  for (let number = 1; ; number += 1) {
    const address = `${mailbox}${number === 1 ? '' : `.${number}`}@example.org`;
    if (taken.has(address)) continue;
    taken.add(address);
    return address;
  }
}
