import { expect, it } from 'vitest';
import type { RoadBlockView } from '../../../../contract/entities/road-block.ts';
import type { ItemState, OutboxItem } from '../../outbox/item.ts';
import { roadsWithPending } from './roads-with-pending.ts';

const AT = Date.parse('2026-01-02T03:00:00.000Z');
const KNOWN: RoadBlockView = {
  _id: 'known',
  kind: 'bridge',
  position: { lati: 26, long: 86 },
  state: 'reported',
  reportedAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2026-01-03T00:00:00.000Z',
};

const item = (call: OutboxItem['call'], body: object, state: ItemState = 'queued', id: string = call) =>
  ({ id, call, state, createdAt: AT, body: JSON.stringify(body) }) as OutboxItem;
const report = (state?: ItemState, id?: string) =>
  item('reportRoadBlock', { place: { lati: 25, long: 85 }, kind: 'flooded', note: 'By the mill' }, state, id);
const act = (name: string, seen: string, state?: ItemState) =>
  item('actOnRoadBlock', { act: name, roadBlockId: 'known', seen }, state);

it('has what was reported on this phone before what the server told, until the server tells it too', () => {
  const own = {
    _id: 'new',
    kind: 'flooded',
    position: { lati: 25, long: 85 },
    state: 'reported',
    reportedAt: '2026-01-02T03:00:00.000Z',
    expiresAt: '2026-01-04T03:00:00.000Z',
    note: 'By the mill',
  };
  expect(roadsWithPending([KNOWN], [report('queued', 'new')])).toEqual([{ ...own, isWaiting: true }, KNOWN]);
  expect(roadsWithPending([KNOWN], [report('sent', 'new')])).toEqual([own, KNOWN]);
  expect(roadsWithPending([KNOWN], [report('sent', 'known')])).toEqual([KNOWN]);
  expect(roadsWithPending([KNOWN], [report('needs-you', 'new'), report('replaced', 'new')])).toEqual([KNOWN]);
});

it('stands as an admin of this phone decided, where it stood as they saw it', () => {
  const confirmed = {
    ...KNOWN,
    state: 'confirmed',
    confirmedAt: '2026-01-02T03:00:00.000Z',
    expiresAt: '2026-01-04T03:00:00.000Z',
  };
  expect(roadsWithPending([KNOWN], [act('confirm', 'reported')])).toEqual([{ ...confirmed, isWaiting: true }]);
  expect(roadsWithPending([KNOWN], [act('confirm', 'reported', 'sent')])).toEqual([confirmed]);
  const lifted = roadsWithPending([KNOWN], [act('confirm', 'reported'), act('lift', 'confirmed')]);
  expect(lifted).toMatchObject([{ state: 'lifted', isWaiting: true }]);
  const undone = roadsWithPending([KNOWN], [act('confirm', 'reported', 'sent'), act('reopen', 'confirmed')]);
  expect(undone).toMatchObject([{ state: 'reported', isWaiting: true }]);
  expect(undone[0]).not.toHaveProperty('confirmedAt');
  expect(roadsWithPending([KNOWN], [act('lift', 'confirmed'), act('lift', 'reported', 'needs-you')])).toEqual([KNOWN]);
});

it('tells of one that was passed on this phone, and makes no new one of that', () => {
  const pass = (state?: ItemState) =>
    item('reportRoadBlock', { place: { lati: 26, long: 86 }, kind: 'bridge', passed: 'known' }, state, 'pass');
  const passedAt = '2026-01-02T03:00:00.000Z';
  expect(roadsWithPending([KNOWN], [pass()])).toEqual([{ ...KNOWN, passedAt, isWaiting: true }]);
  expect(roadsWithPending([KNOWN], [pass('sent')])).toEqual([{ ...KNOWN, passedAt }]);
  expect(roadsWithPending([KNOWN], [pass('needs-you')])).toEqual([KNOWN]);
  expect(roadsWithPending([], [pass()])).toEqual([]);
});
