import { isoTime } from '../../contract/base/clock.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { endPledgesOn, insertPledge } from '../store/ngos/pledges.ts';
import { countPlaces } from '../store/volunteers/count-places.ts';
import { DAY_MS, MINUTE_MS } from './around.ts';
import { ngos } from './ngos.ts';
import { inTurn, numbered, part, type Desk, type Plan } from './part.ts';
import { postItem, type DemoItem } from './post-item.ts';
import { reports } from './reports.ts';
import type { Seeded } from './seeded.ts';
import { work } from './work.ts';

/** People that an NGO sends to a disaster. */
interface DemoPledge extends DemoItem {
  owner: string;
  disasterId: string;
  people: number;
  /** It was resolved then, and they had been there; epoch milliseconds. */
  doneAt?: number;
}

interface Making {
  plan: Plan;
  chance: Seeded;
  /** By turns; the first of them can be signed in to. */
  ngoIds: readonly string[];
}

/** People who are on their way to active disasters, and such as were at one that is resolved: some of each are of the NGO that signs in. */
export const pledges = part<DemoPledge>('pledges', makePledges, keepPledges);

function makePledges(plan: Plan, chance: Seeded): DemoPledge[] {
  const approved = ngos.make(plan).filter(({ decision }) => typeof decision === 'object' && decision.to === 'approve');
  const making = { plan, chance, ngoIds: approved.map(({ id }) => id) };
  return [...onTheWay(making), ...wereThere(making)];
}

function onTheWay({ plan, chance, ngoIds }: Making): DemoPledge[] {
  const lacking = work.make(plan).filter(({ wanted, acceptances }) => wanted > acceptances.length + 3);
  return numbered(2, plan).flatMap((index): DemoPledge[] => {
    const disaster = lacking[index];
    if (disaster === undefined) return [];
    const people = 2 + (index % 2);
    const at = Math.max(disaster.changedAt, plan.now - (index + 1) * 90 * MINUTE_MS);
    const arrivesAt = isoTime(plan.now + DAY_MS / 4);
    const body = { act: 'send', disasterId: disaster.id, people, arrivesAt, note: 'A first-aid team with a boat' };
    return [{ id: chance.id(), at, owner: inTurn(ngoIds, index), body, disasterId: disaster.id, people }];
  });
}

function wereThere({ plan, chance, ngoIds }: Making): DemoPledge[] {
  const resolved = reports.make(plan).filter(({ decisions }) => decisions.at(-1)?.to === 'resolved');
  return numbered(1, plan).flatMap((index): DemoPledge[] => {
    const report = resolved[index];
    const doneAt = report?.decisions.at(-1)?.at;
    if (report === undefined || doneAt === undefined) return [];
    const at = Math.max(report.at, doneAt - DAY_MS);
    const owner = inTurn(ngoIds, index);
    return [{ id: chance.id(), at, owner, body: {}, disasterId: report.id, people: 4, doneAt }];
  });
}

async function keepPledges(desk: Desk, rows: readonly DemoPledge[]): Promise<void> {
  for (const row of rows) {
    if (row.doneAt === undefined) await postItem(desk, 'answerDisaster', row);
    else await keepDone(desk, row, row.doneAt);
    const last = new Date(row.doneAt ?? row.at);
    await desk.pool.query('UPDATE reports SET changed_at = $2 WHERE id = $1', [row.disasterId, last]);
  }
}

/** What is resolved takes nobody any more: it is written as it would stand. */
function keepDone({ pool }: Desk, { id, at, owner: ngoId, disasterId, people }: DemoPledge, doneAt: number) {
  return inTransaction(pool, async (client) => {
    await insertPledge(client, { id, disasterId, ngoId, people }, at);
    await endPledgesOn(client, disasterId, 'done', doneAt);
    await countPlaces(client, disasterId);
  });
}
