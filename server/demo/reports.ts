import type { ReportBody } from '../../contract/entities/report.ts';
import { dismissals, severities, type Dismissal, type DisplayStatus } from '../../contract/enumerations.ts';
import { isoTime } from '../../contract/base/clock.ts';
import { decideReport } from '../reports/decide-report.ts';
import type { Decision } from '../acts/decide-within.ts';
import { DAY_MS, filled, MINUTE_MS, near, timeOf } from './around.ts';
import { events, type DemoEvent } from './events.ts';
import { inTurn, numbered, part, type Desk, type Plan } from './part.ts';
import { adminsOf } from './people.ts';
import { eachRow, postItem, type DemoItem } from './post-item.ts';
import { nameFrom, phoneFrom, regionOf } from './regions.ts';
import type { Seeded } from './seeded.ts';

export interface DemoReport extends DemoItem {
  body: ReportBody;
  /** One after the other; none: it is pending. */
  decisions: readonly (Omit<Decision, 'id'> & { at: number })[];
}

const USUAL = 60;

/** What has become of an event's reports by now, in turn. */
const outcomes: Readonly<Record<'over' | 'current', readonly DisplayStatus[]>> = {
  over: ['resolved', 'resolved', 'dismissed', 'resolved', 'resolved', 'active', 'resolved'],
  current: ['active', 'pending', 'active', 'dismissed', 'pending', 'active', 'resolved'],
};

/** Every so many reports of an event one came from a phone that had sent too many. */
const TRIAGE_EVERY = 5;

/** Every so many reports have photos. */
const PHOTOS_EVERY = 6;

export const reports = part<DemoReport>('reports', makeReports, keepReports);

function makeReports(plan: Plan, chance: Seeded): DemoReport[] {
  const admins = adminsOf(plan);
  const made = numbered(USUAL, plan).map((index) => {
    const event = inTurn(events, index);
    const round = Math.floor(index / events.length);
    const at = timeOf(event, plan.now, chance);
    const outcome = inTurn(outcomes[event.isOver ? 'over' : 'current'], round);
    const isAside = outcome === 'pending' && round % TRIAGE_EVERY === TRIAGE_EVERY - 1;
    return {
      id: chance.id(),
      at,
      body: bodyOf(event, { at, index, round }, chance),
      ...(isAside ? { lane: 'triage' as const } : {}),
      decisions: decisionsOf(outcome, { at, now: plan.now, admin: inTurn(admins, index), index }, chance),
    };
  });
  return withDouble(made);
}

/** The last that waits tells of what the first one does, some minutes later and in the same words: for an admin to merge both. */
function withDouble(made: readonly DemoReport[]): DemoReport[] {
  const waiting = made.filter(({ decisions, lane }) => decisions.length === 0 && lane === undefined);
  const [first, last] = [waiting.find(({ body }) => body.location), waiting.at(-1)];
  if (first === undefined || last === undefined || first === last) return [...made];
  const { name, contactNumber } = last.body;
  const { createdAt: _, ...body } = first.body;
  const double = { ...last, at: first.at + MINUTE_MS, body: { ...body, name, contactNumber } };
  return made.map((report) => (report === last ? double : report));
}

interface Turn {
  at: number;
  index: number;
  round: number;
}

function bodyOf(event: DemoEvent, { at, index, round }: Turn, chance: Seeded): ReportBody {
  const place = chance.pick(event.places);
  const count = chance.whole(3, 180);
  const words = { place: place.name, count: String(count), phone: phoneFrom(chance) };
  return {
    disasterType: event.type,
    severity: inTurn(severities, index + round),
    // Some phones never found out where they were.
    ...(chance.chance(0.85) ? { location: near(place, chance) } : {}),
    address: `${place.name}, ${chance.pick(['main road', 'near the school', 'behind the market', 'east side', 'old town'])}`,
    description: filled(inTurn(event.lines, round), words),
    name: nameFrom(event.region, chance),
    contactNumber: phoneFrom(chance),
    ...(chance.chance(0.7) ? { peopleAffected: count } : {}),
    ...(chance.chance(0.5) ? { assistanceRequired: assistance(event, chance) } : {}),
    ...(index % PHOTOS_EVERY === 0 ? { photosToFollow: 2 } : {}),
    // Written on the phone some time before a network was there.
    ...(chance.chance(0.8) ? { createdAt: isoTime(at - chance.whole(0, 240) * MINUTE_MS) } : {}),
  };
}

const wishes = {
  en: ['Drinking water and food for two days', 'A boat, ropes and blankets', 'A doctor and medicine'],
  hi: ['पीने का पानी और दो दिन का खाना', 'नाव और कंबल', 'डॉक्टर और दवाइयाँ'],
  es: ['Agua potable y comida para dos días', 'Carpas y frazadas', 'Un médico y medicinas'],
  ar: ['ماء للشرب وطعام ليومين', 'خيام وبطانيات', 'طبيب وأدوية'],
} as const;

function assistance({ region }: DemoEvent, chance: Seeded): string {
  return chance.pick(wishes[regionOf(region).language]);
}

interface Deciding {
  at: number;
  now: number;
  admin: string;
  index: number;
}

function decisionsOf(
  outcome: DisplayStatus,
  { at, now, admin, index }: Deciding,
  chance: Seeded,
): DemoReport['decisions'] {
  const firstAt = at + chance.whole(5, 50) * MINUTE_MS;
  const approval = { at: firstAt, admin, to: 'active', seen: 'pending' } as const;
  const resolvedAt = Math.min(firstAt + chance.whole(1, 10) * DAY_MS, now - MINUTE_MS);
  if (outcome === 'pending') return [];
  if (outcome === 'active') return [approval];
  if (outcome === 'resolved') return [approval, { at: resolvedAt, admin, to: 'resolved', seen: 'active' }];
  const dismissal = inTurn(dismissals, index);
  return [{ at: firstAt, admin, to: 'dismissed', seen: 'pending', dismissal, reason: reasons[dismissal] }];
}

const reasons: Readonly<Record<Dismissal, string>> = {
  duplicate: 'The same house was reported an hour before.',
  false: 'A volunteer looked: there is nothing at this place.',
  other: 'The reporter called and took it back.',
};

async function keepReports(desk: Desk, rows: readonly DemoReport[]): Promise<void> {
  await eachRow(rows, async (row) => {
    await postItem(desk, 'reportDisaster', row);
    for (const { at, ...decision } of row.decisions) {
      const decided = await decideReport(desk.pool, { id: row.id, ...decision }, at);
      if (!decided.ok) throw new Error(`the report was not decided about: ${decided.failure.message}`);
    }
    const changedAt = row.decisions.at(-1)?.at ?? row.at;
    await desk.pool.query('UPDATE reports SET changed_at = $2 WHERE id = $1', [row.id, new Date(changedAt)]);
  });
}
