import { aid, type DemoAid } from './aid.ts';
import { MINUTE_MS } from './around.ts';
import { ngos } from './ngos.ts';
import { inTurn, part, type Desk, type Plan } from './part.ts';
import { adminsOf } from './people.ts';
import { eachRow, postItem, type DemoItem } from './post-item.ts';
import type { Seeded } from './seeded.ts';

/** What was done about one request that is still open, in that order. */
export interface DemoTaking {
  id: string;
  acts: readonly DemoItem[];
}

interface Making {
  request: DemoAid;
  admin: string;
  ngo: string;
  chance: Seeded;
  /** Epoch milliseconds: so far along the time since the request last changed. */
  at(share: number): number;
}

/** What became of the open requests, in turn; every second one is nobody's yet. */
const courses: readonly ((making: Making) => DemoItem[])[] = [
  (making) => [assigned(making, 0.3)],
  () => [],
  (making) => [assigned(making, 0.2, [0]), partlyCome(making)],
  () => [],
  (making) => givenBack(making),
  () => [],
  (making) => [taken(making, 0.5), brought(making)],
  () => [],
];

export const takings = part<DemoTaking>('takings', makeTakings, keepTakings);

function makeTakings(plan: Plan, chance: Seeded): DemoTaking[] {
  const [admin = ''] = adminsOf(plan);
  // The first one can be signed in to: it has some of each in hand.
  const approved = ngos.make(plan).filter(({ decision }) => typeof decision === 'object' && decision.to === 'approve');
  const open = aid.make(plan).filter(({ status }) => status === 'active');
  return open.map((request, index): DemoTaking => {
    const round = Math.floor(index / courses.length);
    const ngo = inTurn(approved, round % 2 === 0 ? 0 : round).id;
    const from = Math.max(request.at, request.changedAt);
    const at = (share: number) => Math.floor(from + (plan.now - MINUTE_MS - from) * share);
    return { id: request.id, acts: inTurn(courses, index)({ request, admin, ngo, chance, at }) };
  });
}

function assigned({ request, admin, ngo, chance, at }: Making, share: number, lines?: number[]): DemoItem {
  const body = { act: 'assign', aidId: request.id, ngoId: ngo, ...(lines && { lines }) };
  return { id: chance.id(), at: at(share), owner: admin, body };
}

function taken({ request, ngo, chance, at }: Making, share: number): DemoItem {
  return { id: chance.id(), at: at(share), owner: ngo, body: { act: 'take', aidId: request.id } };
}

function brought({ request, ngo, chance, at }: Making): DemoItem {
  const seen = request.requirements[0]?.status;
  const body = { act: 'need', aidId: request.id, line: 0, seen, status: 'fulfilled' };
  return { id: chance.id(), at: at(0.8), owner: ngo, body };
}

function partlyCome({ request, ngo, chance, at }: Making): DemoItem {
  const seen = request.requirements[0]?.status;
  const body = {
    act: 'need',
    aidId: request.id,
    line: 0,
    seen,
    status: 'partially-fulfilled',
    delivered: 'about half',
  };
  return { id: chance.id(), at: at(0.7), owner: ngo, body };
}

function givenBack(making: Making): DemoItem[] {
  const taking = taken(making, 0.2);
  const reason = 'The road is under water, our lorry cannot get through.';
  const body = { act: 'hand-back', aidId: making.request.id, takingId: taking.id, reason };
  return [taking, { id: making.chance.id(), at: making.at(0.8), owner: making.ngo, body }];
}

async function keepTakings(desk: Desk, rows: readonly DemoTaking[]): Promise<void> {
  await eachRow(rows, async ({ id, acts }) => {
    for (const act of acts) await postItem(desk, 'actOnAid', act);
    const last = acts.at(-1)?.at;
    if (last === undefined) return;
    await desk.pool.query('UPDATE aid_requests SET changed_at = $2 WHERE id = $1', [id, new Date(last)]);
  });
}
