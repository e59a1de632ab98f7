import type { AidBody } from '../../contract/entities/aid-request.ts';
import { isoTime } from '../../contract/base/clock.ts';
import type { AidStatus } from '../../contract/enumerations.ts';
import { knownNeeds } from '../../contract/known-needs.ts';
import { newRequirements, type Requirement } from '../../contract/policies/aid-view.ts';
import { DAY_MS, MINUTE_MS, near, timeOf } from './around.ts';
import { events, type DemoEvent } from './events.ts';
import { inTurn, numbered, part, type Desk, type Plan } from './part.ts';
import { eachRow, postItem, type DemoItem } from './post-item.ts';
import { nameFrom, phoneFrom, regionOf } from './regions.ts';
import type { Seeded } from './seeded.ts';

export interface DemoAid extends DemoItem {
  body: AidBody;
  status: AidStatus;
  requirements: readonly Requirement[];
  /** Epoch milliseconds. */
  changedAt: number;
}

const USUAL = 120;

/** What has become of the requests of an event by now, in turn. */
const outcomes: Readonly<Record<'over' | 'current', readonly AidStatus[]>> = {
  over: ['fulfilled', 'fulfilled', 'withdrawn', 'fulfilled', 'fulfilled', 'active', 'fulfilled'],
  current: ['active', 'active', 'fulfilled', 'active', 'withdrawn', 'active'],
};

export const aid = part<DemoAid>('aid', makeAid, keepAid);

function makeAid(plan: Plan, chance: Seeded): DemoAid[] {
  const made = numbered(USUAL, plan).map((index): DemoAid => {
    const event = inTurn(events, index);
    const at = timeOf(event, plan.now, chance);
    const body = bodyOf(event, { at, index }, chance);
    const round = Math.floor(index / events.length);
    const status = inTurn(outcomes[event.isOver ? 'over' : 'current'], round);
    const changedAt = Math.min(at + chance.whole(1, 72) * 60 * MINUTE_MS, plan.now - MINUTE_MS);
    const requirements = newRequirements(body).map((need, place) => ({
      ...need,
      status: progress(status, place, round),
    }));
    const isNew = status === 'active' && requirements.every((need) => need.status === 'pending');
    return { id: chance.id(), at, body, status, requirements, changedAt: isNew ? at : changedAt };
  });
  return withDouble(made);
}

/** The last that nobody has begun with is of the household of the first such one: for an admin to merge both. */
function withDouble(made: readonly DemoAid[]): DemoAid[] {
  const open = made.filter(({ status, at, changedAt }) => status === 'active' && at === changedAt);
  const [first, last] = [open[0], open.at(-1)];
  if (first === undefined || last === undefined || first === last) return [...made];
  const { contactNumber, location, disasterType } = first.body;
  const double = { ...last, body: { ...last.body, contactNumber, location, disasterType } };
  return made.map((request) => (request === last ? double : request));
}

/** Of what is still asked for, something has come already here and there. */
function progress(status: AidStatus, place: number, round: number): Requirement['status'] {
  if (status === 'fulfilled') return 'fulfilled';
  return status === 'active' && place === 0 && round % 3 === 1 ? 'partially-fulfilled' : 'pending';
}

interface Turn {
  at: number;
  index: number;
}

function bodyOf(event: DemoEvent, { at, index }: Turn, chance: Seeded): AidBody {
  const place = chance.pick(event.places);
  const { lati, long } = near(place, chance);
  return {
    name: nameFrom(event.region, chance),
    contactNumber: phoneFrom(chance),
    disasterType: event.type,
    // As the form writes a place that the phone found; else people say it in words.
    location: chance.chance(0.75) ? `${lati}, ${long}` : `${place.name}, ${chance.pick(corners)}`,
    requirements: needsOf(index, chance),
    deadline: isoTime(at + chance.whole(1, 7) * DAY_MS),
    description: chance.pick(sentences[regionOf(event.region).language]),
    status: 'active',
    ...(chance.chance(0.8) ? { createdAt: isoTime(at - chance.whole(0, 180) * MINUTE_MS) } : {}),
  };
}

const corners = ['near the mosque', 'second lane after the bridge', 'school on the hill', 'camp by the main road'];

const quantities: Readonly<Record<(typeof knownNeeds)[number], string>> = {
  'Drinking water': 'litres',
  Food: 'meals',
  'Baby food': 'tins',
  Medicine: 'strips',
  'First aid': 'kits',
  Shelter: 'tents',
  Blankets: 'blankets',
  Clothing: 'sets',
  'Hygiene supplies': 'packs',
  'Rescue boat': 'boats',
  Evacuation: 'people',
  Electricity: 'units',
};

/** One to three needs, beginning with another one each time. */
function needsOf(index: number, chance: Seeded): AidBody['requirements'] {
  const count = chance.whole(1, 3);
  return Array.from({ length: count }, (_, place) => {
    const type = inTurn(knownNeeds, index + place * 5);
    const amount = type === 'Rescue boat' ? chance.whole(1, 3) : chance.whole(2, 12) * 5;
    return { type, quantity: `${amount} ${quantities[type]}`, urgent: chance.chance(0.4), status: 'pending' as const };
  });
}

const sentences = {
  en: [
    'Two families with small children in one room. The shop is closed.',
    'My father needs his heart tablets, they were in the house.',
    'We can fetch it ourselves if you tell us where.',
  ],
  hi: [
    'एक कमरे में दो परिवार हैं, छोटे बच्चे भी हैं। दुकान बंद है।',
    'पिताजी की दवा ख़त्म हो गई है।',
    'आप जगह बता दें तो हम ख़ुद लेने आ जाएँगे।',
  ],
  es: [
    'Somos dos familias con niños pequeños en un solo cuarto. La tienda está cerrada.',
    'Mi papá se quedó sin sus pastillas para el corazón.',
    'Podemos ir a recogerlo si nos dicen dónde.',
  ],
  ar: [
    'نحن عائلتان مع أطفال صغار في غرفة واحدة، والدكان مغلق.',
    'نفد دواء القلب الذي يأخذه والدي.',
    'نستطيع أن نأتي لأخذها إذا أخبرتمونا أين.',
  ],
} as const;

/** How requests ended is written beside them; what is under way about the others comes by its own acts. */
async function keepAid(desk: Desk, rows: readonly DemoAid[]): Promise<void> {
  await eachRow(rows, async (row) => {
    await postItem(desk, 'requestAid', row);
    await desk.pool.query(
      'UPDATE aid_requests SET status = $2, requirements = $3::jsonb, changed_at = $4 WHERE id = $1',
      [row.id, row.status, JSON.stringify(row.requirements), new Date(row.changedAt)],
    );
  });
}
