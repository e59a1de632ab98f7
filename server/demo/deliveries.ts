import { isoTime } from '../../contract/base/clock.ts';
import { receiverCode } from '../deliveries/receiver-code.ts';
import { aid, type DemoAid } from './aid.ts';
import { MINUTE_MS } from './around.ts';
import { part, type Desk, type Plan } from './part.ts';
import { postItem, type DemoItem } from './post-item.ts';
import type { Seeded } from './seeded.ts';
import { takings } from './takings.ts';

/** A delivery, and what became of it. */
export interface DemoDelivery {
  pack: DemoItem;
  depart: DemoItem;
  /** Absent: it is still under way. */
  deliver?: DemoItem;
  /** Its receiver said the code. */
  isConfirmed: boolean;
}

const DAY_MS = 86_400_000;

/** What became of each, of the first requests that somebody has whole in hand. */
const outcomes = ['under way', 'confirmed', 'unconfirmed', 'part'] as const;
type Outcome = (typeof outcomes)[number];

export const deliveries = part<DemoDelivery>('deliveries', makeDeliveries, keepDeliveries);

function makeDeliveries(plan: Plan, chance: Seeded): DemoDelivery[] {
  const requests = new Map(aid.make(plan).map((request) => [request.id, request]));
  return takings
    .make(plan)
    .filter(({ acts }) => acts.length === 1)
    .slice(0, outcomes.length)
    .flatMap(({ id, acts: [taking] }, index) => {
      const request = requests.get(id);
      const outcome = outcomes[index];
      return request && taking && outcome ? [made(plan, chance, { request, taking, outcome })] : [];
    });
}

interface Making {
  request: DemoAid;
  taking: DemoItem;
  outcome: Outcome;
}

function made(plan: Plan, chance: Seeded, { request, taking, outcome }: Making): DemoDelivery {
  const at = (share: number) => Math.floor(taking.at + (plan.now - MINUTE_MS - taking.at) * share);
  const line = request.requirements.findIndex(({ status }) => status !== 'fulfilled');
  const { ngoId } = taking.body as { ngoId?: string };
  const owner = ngoId ?? taking.owner ?? '';
  const id = chance.id();
  const hasCome = outcome !== 'under way';
  const pack = {
    aidId: request.id,
    takingId: taking.id,
    lines: [{ line, items: '2 boxes' }],
    priority: hasCome ? 'Medium' : 'High',
    expectedDay: isoTime(plan.now + (hasCome ? 0 : DAY_MS)).slice(0, 10),
    carrier: 'Our own lorry',
  };
  return {
    pack: { id, at: at(0.3), owner, body: pack },
    depart: { id: chance.id(), at: at(0.5), owner, body: { act: 'depart', deliveryId: id } },
    isConfirmed: outcome === 'confirmed' || outcome === 'part',
    ...(hasCome && {
      deliver: {
        id: chance.id(),
        at: at(0.8),
        owner,
        body: { act: 'deliver', deliveryId: id, ...handedOver(outcome, line) },
      },
    }),
  };
}

function handedOver(outcome: Exclude<Outcome, 'under way'>, line: number) {
  return {
    photosToFollow: 1,
    ...(outcome === 'unconfirmed' && { note: 'Given to a neighbour, who had no code' }),
    ...(outcome === 'part' && { part: [{ line, delivered: '1 box' }] }),
  };
}

async function keepDeliveries(desk: Desk, rows: readonly DemoDelivery[]): Promise<void> {
  for (const { pack, depart, deliver, isConfirmed } of rows) {
    await postItem(desk, 'packDelivery', pack);
    await postItem(desk, 'actOnDelivery', depart);
    if (deliver !== undefined) {
      const code = receiverCode(desk.vault, { id: pack.id, codeRound: 0 });
      const body = { ...deliver.body, ...(isConfirmed && { code }) };
      await postItem(desk, 'actOnDelivery', { ...deliver, body });
    }
    const { aidId } = pack.body as { aidId: string };
    const last = new Date((deliver ?? depart).at);
    await desk.pool.query('UPDATE aid_requests SET changed_at = $2 WHERE id = $1', [aidId, last]);
  }
}
