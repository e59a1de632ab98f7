import { severities, type Severity } from '../../contract/enumerations.ts';
import { suggestedRadiusKm } from '../../contract/policies/alert-suggestions.ts';
import type { QueuedCallName } from '../../contract/calls/queued.ts';
import { alertWords, campaignWords } from './admin-words.ts';
import { MINUTE_MS } from './around.ts';
import { events } from './events.ts';
import { inTurn, part, type Desk, type Plan } from './part.ts';
import { adminsOf } from './people.ts';
import { eachRow, postItem, type DemoItem } from './post-item.ts';
import type { RegionName } from './regions.ts';
import { reports, type DemoReport } from './reports.ts';
import type { Seeded } from './seeded.ts';
import { work } from './work.ts';

export interface DemoAct extends DemoItem {
  call: Extract<QueuedCallName, 'actOnReport' | 'alertVolunteers'>;
}

/** What admins did about one report since it was decided about, in that order. */
interface DemoActs {
  id: string;
  acts: readonly DemoAct[];
  /** When the last of it happened, what volunteers did among it; epoch milliseconds. */
  changedAt: number;
}

interface Making {
  report: DemoReport;
  region: RegionName;
  index: number;
  wanted: number;
  chance: Seeded;
  /** An act of the admin, so far along the time since the approval. */
  act(share: number, call: DemoAct['call'], body: object): DemoAct;
}

/** What became of the active ones, in turn; one of each five was only approved. */
const courses: readonly ((making: Making) => DemoAct[])[] = [
  (making) => [alerted(making, 0.1), revised(making, 0.3), described(making, 0.5)],
  (making) => [alerted(making, 0.1), described(making, 0.4), described(making, 0.7, 1)],
  (making) => [revised(making, 0.2), alerted(making, 0.3), alerted(making, 0.6)],
  () => [],
  (making) => [described(making, 0.2), moreWanted(making, 0.5)],
];

/** Alerts, corrected facts, campaigns and other numbers of volunteers, by the first admin, who can be signed in to, and the second. */
export const adminActs = part<DemoActs>('admin-acts', makeActs, keepActs);

function makeActs(plan: Plan, chance: Seeded): DemoActs[] {
  const admins = adminsOf(plan);
  const places = new Map(reports.make(plan).map((report, place) => [report.id, { report, place }]));
  return work.make(plan).map(({ id, wanted, changedAt }, index) => {
    const { report, place } = known(places.get(id));
    const approvedAt = known(report.decisions.at(-1)).at;
    const act: Making['act'] = (share, call, body) => ({
      id: chance.id(),
      at: Math.floor(approvedAt + (plan.now - MINUTE_MS - approvedAt) * share),
      owner: inTurn(admins, index + Math.round(share * 10)),
      call,
      body,
    });
    // As the reports themselves take turns among the events.
    const { region } = inTurn(events, place);
    const acts = inTurn(courses, index)({ report, region, index, wanted, chance, act });
    return { id, acts, changedAt: Math.max(changedAt, acts.at(-1)?.at ?? 0) };
  });
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a task without its approved report');
  return value;
}

function alerted({ report, region, act }: Making, share: number): DemoAct {
  const { title, body } = alertWords(region);
  const radiusKm = suggestedRadiusKm(report.body.severity);
  const again = share < 0.5 ? title : `${title}: ${report.body.address}`;
  return act(share, 'alertVolunteers', {
    title: again.slice(0, 100),
    body,
    disasterId: report.id,
    radiusKm,
    seen: 'active',
  });
}

/** A volunteer called from the spot: it is graver or less grave than was written, and more people are there. */
function revised({ report, chance, act }: Making, share: number): DemoAct {
  const facts = {
    severity: other(report.body.severity),
    peopleAffected: (report.body.peopleAffected ?? 0) + chance.whole(5, 60),
  };
  const reason = 'A volunteer on the spot counted.';
  return act(share, 'actOnReport', { act: 'revise', reportId: report.id, seen: 0, facts, reason });
}

function other(severity: Severity): Severity {
  return inTurn(severities, severities.indexOf(severity) + 1);
}

function described({ report, region, index, chance, act }: Making, share: number, seen = 0): DemoAct {
  const campaign = campaignWords(region, index + seen, chance);
  return act(share, 'actOnReport', { act: 'describe', reportId: report.id, seen, campaign });
}

function moreWanted({ report, wanted, act }: Making, share: number): DemoAct {
  const body = { act: 'decide', reportId: report.id, to: 'active', seen: 'active', volunteersWanted: wanted + 2 };
  return act(share, 'actOnReport', body);
}

async function keepActs(desk: Desk, rows: readonly DemoActs[]): Promise<void> {
  await eachRow(rows, async ({ id, acts, changedAt }) => {
    for (const { call, ...act } of acts) await postItem(desk, call, act);
    await desk.pool.query('UPDATE reports SET changed_at = $2 WHERE id = $1', [id, new Date(changedAt)]);
  });
}
