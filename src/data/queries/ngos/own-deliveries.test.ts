import { describe, expect, it } from 'vitest';
import type { AidView } from '../../../../contract/entities/aid-request.ts';
import type { DeliveryView } from '../../../../contract/entities/delivery.ts';
import type { OutboxItem } from '../../outbox/item.ts';
import { actsAmong } from '../admin/act-items.ts';
import { deliveriesWithActs, packedLines } from './own-deliveries.ts';

const request: AidView = {
  _id: 'aid',
  disasterType: 'flood',
  requirements: [
    { type: 'Food', quantity: '40 meals', urgent: true, status: 'pending' },
    { type: 'Medicine', urgent: false, status: 'pending' },
  ],
  deadline: '2026-01-09T08:00:00.000Z',
  status: 'active',
  createdAt: '2026-01-05T08:00:00.000Z',
  name: 'Mohammed',
  contactNumber: '0177-4521',
  location: 'Rampur',
};
const known: DeliveryView = {
  _id: 'known',
  aidId: 'aid',
  takingId: 'taking',
  disaster: 'flood',
  status: 'pending',
  date: '2026-01-05T09:00:00.000Z',
  expectedDelivery: '2026-01-07',
  assignedNGO: { _id: 'ngo', name: 'Kosi' },
  items: [
    { line: 0, type: 'Food', state: 'under-way' },
    { line: 1, type: 'Medicine', state: 'under-way' },
  ],
  priority: 'High',
};

let count = 0;
function item(call: OutboxItem['call'], body: object, more: Partial<OutboxItem> = {}): OutboxItem {
  count += 1;
  const base = { v: 1, owner: 'ngo', digest: '', bytes: 1, state: 'queued', attempts: 0, nextAt: 0, rank: 0 } as const;
  return { ...base, id: `item-${count}`, call, body: JSON.stringify(body), createdAt: count, ...more };
}
const pack = (more: Partial<OutboxItem> = {}) =>
  item(
    'packDelivery',
    {
      aidId: 'aid',
      takingId: 'taking',
      lines: [{ line: 0, items: '4 boxes' }],
      priority: 'Low',
      expectedDay: '2026-01-08',
      carrier: 'Ravi',
    },
    { id: 'packed', ...more },
  );
const act = (body: object, more: Partial<OutboxItem> = {}) =>
  item('actOnDelivery', { deliveryId: 'known', ...body }, more);
const shown = (items: readonly OutboxItem[], of: readonly DeliveryView[] = [known]) =>
  deliveriesWithActs(of, actsAmong(items), new Map([['aid', request]]));

describe('an NGO’s deliveries with what this phone has done', () => {
  it('shows one that was packed here before the server has it, with what this phone knows of the request', () => {
    expect(shown([pack()])[0]).toMatchObject({
      _id: 'packed',
      status: 'pending',
      requester: 'Mohammed',
      contact: { name: 'Mohammed', phone: '0177-4521' },
      location: 'Rampur',
      items: [{ line: 0, type: 'Food', quantity: '40 meals', items: '4 boxes', state: 'under-way' }],
      waits: 'unsent',
    });
    expect(shown([pack()], [{ ...known, _id: 'packed' }])).toHaveLength(1);
    expect(shown([pack({ state: 'needs-you' })])).toEqual([known]);
    expect(shown([pack({ state: 'sent' })])[0]).not.toHaveProperty('waits');
  });

  it('can be acted on at once: handed over in part, it is delivered, and whether the code was right nobody says yet', () => {
    const handover = { act: 'deliver', code: 'AAAAAA', note: 'At the gate', part: [{ line: 1, delivered: 'half' }] };
    const [one] = shown([act({ act: 'depart' }), act(handover)]);
    expect(one).toMatchObject({
      status: 'delivered',
      note: 'At the gate',
      items: [{ state: 'delivered' }, { state: 'part', delivered: 'half' }],
      waits: 'unsent',
    });
    expect(one).not.toHaveProperty('confirmed');
    const made = shown([pack(), act({ act: 'cancel', deliveryId: 'packed', reason: 'No road' })])[0];
    expect(made).toMatchObject({ status: 'canceled', why: 'ngo', reason: 'No road' });
  });

  it('counts an act only where the delivery still stands as it needs it, and a refused one not at all', () => {
    const over = { ...known, status: 'canceled' as const };
    for (const body of [{ act: 'depart' }, { act: 'deliver' }, { act: 'cancel', reason: 'No road' }]) {
      expect(shown([act(body)], [over])).toEqual([over]);
      expect(shown([act(body, { state: 'needs-you' })])).toEqual([{ ...known, waits: 'needs-you' }]);
    }
    const delivered = { ...known, status: 'delivered' as const, confirmed: false };
    expect(shown([act({ act: 'deliver', code: 'AAAAAA' })], [delivered])).toEqual([{ ...delivered, waits: 'unsent' }]);
    expect(shown([act({ act: 'of a later version' })])).toEqual([known]);
  });

  it('leaves nothing to be packed of what is under way or came whole', () => {
    const own = (delivery: DeliveryView) => ({ underWay: [], over: [{ ...delivery, conflicts: [] }] });
    const items = (['delivered', 'part', 'dropped'] as const).map((state, line) => ({ line, type: 'Food', state }));
    expect([...packedLines(own({ ...known, items }), 'taking')]).toEqual([0]);
    expect([...packedLines(own(known), 'taking')]).toEqual([0, 1]);
    expect([...packedLines(own(known), 'another')]).toEqual([]);
  });
});

it('one that is packed of a card that stands for several says whom else to call, and for which of its needs', () => {
  const [own, others] = request.requirements;
  const card: AidView = {
    ...request,
    requirements: [own, { ...others, household: 'b' }, { ...others, household: 'c' }] as AidView['requirements'],
    households: (['b', 'c'] as const).map((_id) => ({
      _id,
      name: `household ${_id}`,
      contactNumber: '0177-4522',
      location: 'Supaul',
      status: 'active' as const,
    })),
  };
  const body = { aidId: 'aid', takingId: 'taking', lines: [{ line: 0 }, { line: 1 }], priority: 'Low' };
  const packed = item('packDelivery', { ...body, expectedDay: '2026-01-08' });
  const [delivery] = deliveriesWithActs([], actsAmong([packed]), new Map([['aid', card]]));
  expect(delivery?.contact?.name).toBe('Mohammed');
  expect(delivery?.households).toEqual([{ name: 'household b', phone: '0177-4522', location: 'Supaul', lines: [1] }]);
});
