import { isoTime } from '../../contract/base/clock.ts';
import { courseIds, courseModules, type CourseId } from '../../contract/courses.ts';
import { DAY_MS } from './around.ts';
import { events } from './events.ts';
import { inTurn, part, type Desk, type Plan } from './part.ts';
import { people } from './people.ts';
import { eachRow, postItem, type DemoItem } from './post-item.ts';
import { phoneFrom, regionOf } from './regions.ts';
import type { Seeded } from './seeded.ts';

interface DemoVolunteer {
  /** The account. */
  id: string;
  profile: DemoItem;
  learned: readonly DemoItem[];
}

/** What volunteers tell of themselves and what the approved ones have learned. No Aadhaar numbers: a made-up one may be somebody's. */
export const volunteers = part<DemoVolunteer>('volunteers', makeVolunteers, keepVolunteers);

/** Accounts of those who may accept disasters; the first of them signs in. */
export function approvedVolunteers(plan: Plan): { id: string; since: number; name: string }[] {
  return people.make(plan).flatMap(({ id, name, role, decision }) => {
    const isApproved = role === 'volunteer' && typeof decision === 'object' && decision.to === 'approve';
    return isApproved ? [{ id, name, since: decision.at }] : [];
  });
}

const bloodGroups = ['O+', 'A+', 'B+', 'AB+', 'O-', 'A-', 'B-', 'AB-'];

const words = {
  en: { skills: 'first aid\nboats\ndriving (small lorry)', availability: 'Nights and weekends', kin: 'Sister' },
  hi: { skills: 'प्राथमिक उपचार\nनाव चलाना', availability: 'शनिवार और रविवार', kin: 'बहन' },
  es: { skills: 'primeros auxilios\ncocina para muchos', availability: 'Por las tardes', kin: 'Hermana' },
  ar: { skills: 'إسعافات أولية\nقيادة شاحنة صغيرة', availability: 'في المساء', kin: 'أختي' },
} as const;

function makeVolunteers(plan: Plan, chance: Seeded): DemoVolunteer[] {
  const modules = courseIds.flatMap((course) => courseModules[course].map((module) => ({ course, module })));
  const approved = approvedVolunteers(plan).map(({ id, since }, index) => ({
    id,
    profile: profileOf(id, since, index, chance),
    // The first one has learned a good part, the others by turns from nothing to nearly all.
    learned: modules
      .slice(0, index === 0 ? Math.ceil(modules.length / 2) : (index * 3) % (modules.length + 1))
      .map((one, place) => learnedItem(id, one, since + Math.min(place, 8) * (DAY_MS / 24), chance)),
  }));
  return [...approved, ...waitingVolunteers(plan, chance)];
}

/** Who waits has told as much as a registration asks for, so that nobody is approved blind. */
function waitingVolunteers(plan: Plan, chance: Seeded): DemoVolunteer[] {
  const waiting = people.make(plan).filter(({ role, decision }) => role === 'volunteer' && decision === undefined);
  return waiting.map(({ id, createdAt }, index) => {
    const event = inTurn(events, index);
    const body = {
      userId: id,
      phone: phoneFrom(chance),
      city: chance.pick(event.places).name,
      skills: words[regionOf(event.region).language].skills,
      changedAt: isoTime(createdAt),
      salt: chance.id(),
    };
    return { id, profile: { id: chance.id(), at: createdAt, owner: id, body }, learned: [] };
  });
}

function profileOf(owner: string, since: number, index: number, chance: Seeded): DemoItem {
  const event = inTurn(events, index);
  const { skills, availability, kin } = words[regionOf(event.region).language];
  const body = {
    userId: owner,
    phone: phoneFrom(chance),
    city: chance.pick(event.places).name,
    bloodGroup: inTurn(bloodGroups, index),
    familyContact: `${kin}, ${phoneFrom(chance)}`,
    emergencyContact: phoneFrom(chance),
    skills,
    availability,
    changedAt: isoTime(since),
    salt: chance.id(),
  };
  return { id: chance.id(), at: since, owner, body };
}

function learnedItem(owner: string, one: { course: CourseId; module: string }, at: number, chance: Seeded): DemoItem {
  return { id: chance.id(), at, owner, body: { ...one, learnedAt: isoTime(at) } };
}

async function keepVolunteers(desk: Desk, rows: readonly DemoVolunteer[]): Promise<void> {
  await eachRow(rows, async ({ profile, learned }) => {
    await postItem(desk, 'saveVolunteerProfile', profile);
    for (const item of learned) await postItem(desk, 'learnModule', item);
  });
}
