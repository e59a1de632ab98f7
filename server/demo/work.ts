import { isoTime } from '../../contract/base/clock.ts';
import type { WorkStep } from '../../contract/enumerations.ts';
import { issueCertificate } from '../certificates/issue-certificate.ts';
import { moveAcceptance } from '../store/volunteers/acceptances.ts';
import { countPlaces } from '../store/volunteers/count-places.ts';
import { recordAct } from '../store/acts/acts.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { DAY_MS, MINUTE_MS } from './around.ts';
import { inTurn, part, type Desk, type Plan } from './part.ts';
import { adminsOf } from './people.ts';
import { postItem, type DemoItem } from './post-item.ts';
import { reports, type DemoReport } from './reports.ts';
import type { Seeded } from './seeded.ts';
import { approvedVolunteers } from './volunteers.ts';

/** One active disaster, the number asked for, and what volunteers did about it, in that order. */
interface DemoWork {
  id: string;
  wanted: number;
  acceptances: readonly DemoAcceptance[];
  /** When the last of it happened; epoch milliseconds. */
  changedAt: number;
}

interface DemoAcceptance extends DemoItem {
  owner: string;
  steps: readonly DemoItem[];
  confirmed?: { by: string; at: number };
  /** The volunteer had one made in this name. */
  certificate?: { id: string; name: string; at: number };
}

/** How an acceptance went: minutes before now, or days where it is long done. */
interface Course {
  acceptedAgo: number;
  steps: readonly { step: WorkStep; ago: number; reason?: string }[];
  confirmedAgo?: number;
}

const DAY = 24 * 60;

/** What the volunteers are doing, in turn; the first of them, who signs in, has nothing under way and can accept. */
const courses: readonly Course[] = [
  { acceptedAgo: 40, steps: [{ step: 'on-the-way', ago: 25 }] },
  // Was asked whether they still come, and has not said.
  { acceptedAgo: 135, steps: [] },
  {
    acceptedAgo: 300,
    steps: [
      { step: 'on-the-way', ago: 290 },
      { step: 'arrived', ago: 210 },
    ],
  },
  {
    acceptedAgo: 900,
    steps: [
      { step: 'on-the-way', ago: 880 },
      { step: 'arrived', ago: 800 },
      { step: 'done', ago: 120 },
    ],
  },
  { acceptedAgo: 15, steps: [] },
  { acceptedAgo: 700, steps: [{ step: 'withdraw', ago: 650, reason: 'The bridge on my road is closed.' }] },
];
const completed: Course = {
  acceptedAgo: 1.5 * DAY,
  steps: [
    { step: 'on-the-way', ago: 1.5 * DAY - 20 },
    { step: 'arrived', ago: 1.5 * DAY - 90 },
    { step: 'done', ago: 1.2 * DAY },
  ],
  confirmedAgo: DAY,
};

export const work = part<DemoWork>('work', makeWork, keepWork);

/** More than any report takes to be confirmed, so that nobody accepts before. */
const STANDS_MS = 2 * DAY_MS;

function makeWork(plan: Plan, chance: Seeded): DemoWork[] {
  const standing = reports.make(plan).filter(({ decisions }) => isActive(decisions));
  const [first, ...others] = approvedVolunteers(plan);
  const long = standing.filter(({ decisions }) => (decisions.at(-1)?.at ?? plan.now) < plan.now - STANDS_MS);
  return standing.map((report): DemoWork => {
    const place = long.indexOf(report);
    const here = place < 0 ? [] : others.filter((_, index) => index % long.length === place);
    const acceptances = here.map(({ id }) =>
      acceptanceOf(
        id,
        report,
        inTurn(
          courses,
          others.findIndex((other) => other.id === id),
        ),
        { plan, chance },
      ),
    );
    const thanked = first && place === 0 ? [certified(first, report, { plan, chance })] : [];
    const all = [...thanked, ...acceptances].toSorted((a, b) => a.at - b.at);
    // One asks for no more than it has.
    const wanted = place === 0 ? Math.max(1, all.length) : chance.whole(4, 15);
    return { id: report.id, wanted, acceptances: all, changedAt: lastOf(report, all) };
  });
}

/** Had the volunteer left or been done by then? Epoch milliseconds. */
export function hasEnded({ steps }: DemoAcceptance, by: number): boolean {
  return steps.some(({ at, body }) => at <= by && ['done', 'withdraw'].includes((body as { step: WorkStep }).step));
}

function isActive(decisions: DemoReport['decisions']): boolean {
  return decisions.at(-1)?.to === 'active';
}

interface Making {
  plan: Plan;
  chance: Seeded;
}

function acceptanceOf(
  owner: string,
  { id: disasterId }: DemoReport,
  course: Course,
  { plan, chance }: Making,
): DemoAcceptance {
  const ago = (minutes: number) => plan.now - minutes * MINUTE_MS;
  const [at, workId] = [ago(course.acceptedAgo), chance.id()];
  const [by = ''] = adminsOf(plan);
  return {
    id: workId,
    at,
    owner,
    body: { id: owner, disasterId, createdAt: isoTime(at) },
    steps: course.steps.map(({ step, ago: minutes, reason }) => ({
      id: chance.id(),
      at: ago(minutes),
      owner,
      body: {
        workId,
        step,
        takenAt: isoTime(ago(minutes)),
        ...(reason === undefined ? {} : { reason }),
        ...(step === 'arrived' || step === 'done' ? { photosToFollow: 1 } : {}),
      },
    })),
    ...(course.confirmedAgo === undefined ? {} : { confirmed: { by, at: ago(course.confirmedAgo) } }),
  };
}

function certified({ id, name }: { id: string; name: string }, report: DemoReport, making: Making): DemoAcceptance {
  const at = making.plan.now - DAY_MS / 2;
  return { ...acceptanceOf(id, report, completed, making), certificate: { id: making.chance.id(), name, at } };
}

function lastOf({ decisions, at }: DemoReport, acceptances: readonly DemoAcceptance[]): number {
  const acts = acceptances.flatMap((one) => [one.at, ...one.steps.map((step) => step.at), one.confirmed?.at ?? 0]);
  return Math.max(at, ...decisions.map((decision) => decision.at), ...acts);
}

/** One after the other: who accepts first has the place. */
async function keepWork(desk: Desk, rows: readonly DemoWork[]): Promise<void> {
  for (const { id, wanted, acceptances, changedAt } of rows) {
    await desk.pool.query('UPDATE reports SET volunteers_wanted = $2 WHERE id = $1', [id, wanted]);
    for (const acceptance of acceptances) await keepAcceptance(desk, id, acceptance);
    await desk.pool.query('UPDATE reports SET changed_at = $2 WHERE id = $1', [id, new Date(changedAt)]);
  }
}

async function keepAcceptance(desk: Desk, disasterId: string, acceptance: DemoAcceptance): Promise<void> {
  const { id, owner, steps, confirmed, certificate } = acceptance;
  await postItem(desk, 'acceptDisaster', acceptance);
  for (const step of steps) await postItem(desk, 'takeStep', step);
  if (confirmed) {
    await inTransaction(desk.pool, async (client) => {
      await moveAcceptance(client, id, 'completed', confirmed.at);
      await countPlaces(client, disasterId);
      const act = {
        actor: confirmed.by,
        action: 'work-confirmed',
        about: id,
        detail: { volunteer: owner, disasterId },
      };
      await recordAct(client, act, confirmed.at);
    });
  }
  if (certificate === undefined) return;
  const wish = { id: certificate.id, accountId: owner, workId: id, name: certificate.name };
  const issued = await issueCertificate(desk.pool, wish, certificate.at);
  if (!issued.ok) throw new Error(`the certificate was not made: ${issued.failure.message}`);
}
