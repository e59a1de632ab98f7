import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { canonicalJson, type Json } from '../../../../contract/base/canonical-json.ts';
import { contractNumber } from '../../../../contract/contract-number.ts';
import { referenceOf } from '../../../../contract/reference.ts';
import { reasonSentence, reasonTexts } from '../../../strings/forms/reasons.ts';
import { mainDb, outboxDb } from '../../db.ts';
import { sha256 } from '../../outbox/adapters/sha256.ts';
import { wake } from '../../outbox/drive/driver.ts';
import type { ReportRow } from '../../lists/rows.ts';
import { ngoDisasters } from '../../queries/ngos/ngo-disasters.ts';
import { acceptSignIn, signOut } from '../accounts/session.ts';
import { answerDisaster } from './answer-disaster.ts';

const NGO = '11111111-1111-4111-8111-111111111111';
const DISASTER = '22222222-2222-4222-8222-222222222222';
/** The contract before organizations answered disasters. */
const OLDER = 11;

interface Sent {
  id: string;
  call: string;
  body: Json;
}
type Answering = (
  item: Sent,
) => { status: number; retryAfter?: number; body: object } | Promise<{ status: number; body: object }>;

/** A server of this contract. */
function serve(contract: number, answering: Answering): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path !== '/api/outbox') throw new TypeError('no network');
    const { items } = JSON.parse(body as string) as { items: Sent[] };
    sent.push(...items);
    const answers = await Promise.all(
      items.map(async (item) => ({ id: item.id, replayed: false, ...(await answering(item)) })),
    );
    return new Response(JSON.stringify({ success: true, answers }), { headers: { 'x-contract': String(contract) } });
  });
  return sent;
}

const unknownCall: Answering = () => ({
  status: 409,
  retryAfter: 900,
  body: { success: false, kind: 'newer', message: 'Not known here yet.', requestId: 'r' },
});
/** Servers before the number, and those whose number a proxy took out, call it wrong. */
const wrongCall: Answering = () => ({
  status: 422,
  body: { success: false, kind: 'invalid', message: 'No such call.', fields: { call: 'unknown' }, requestId: 'r' },
});
const done: Answering = async ({ id, body }) => {
  const receipt = {
    id,
    digest: await sha256(canonicalJson(body)),
    reference: referenceOf(id),
    receivedAt: '2030-01-01T00:00:00.000Z',
  };
  return { status: 201, body: { success: true, data: { _id: id, act: { result: 'done' } }, receipt } };
};

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await Promise.all([...outboxDb.tables, ...mainDb.tables].map((table) => table.clear()));
  await acceptSignIn({
    data: { token: 't', user: { _id: NGO, name: 'Kosi', role: 'ngo' }, session: { id: 's' } },
  });
  const since = new Date().toISOString();
  const disaster: ReportRow = {
    _id: DISASTER,
    disasterType: 'flood',
    status: 'approved',
    displayStatus: 'active',
    reportedAt: since,
    activeSince: since,
    severity: 'severe',
    volunteersWanted: 10,
    volunteersAccepted: 4,
    round: 1,
  };
  await mainDb.lists.put({ name: 'reports', account: NGO, round: 1, isComplete: true, asOf: Date.now() });
  await mainDb.reports.put(disaster);
});
afterEach(async () => {
  await Promise.all([...outboxDb.tables, ...mainDb.tables].map((table) => table.clear()));
  await signOut();
  vi.unstubAllGlobals();
});

it.each<[string, Answering]>([
  ['does not know the call', unknownCall],
  ['takes the call for wrong', wrongCall],
])(
  'an NGO’s people wait in sight, with the reason, at an older server that %s, and go once it is updated',
  async (_what, answering) => {
    const asked = serve(OLDER, answering);
    const saved = await answerDisaster({ act: 'send', disasterId: DISASTER, people: 2 });
    if (!saved.ok) throw new Error('not saved');
    const { id } = saved.value;
    await expect.poll(() => outboxDb.items.get(id)).toMatchObject({ state: 'queued', reason: { code: 'newer' } });
    expect(asked).toMatchObject([{ id, call: 'answerDisaster' }]);
    // In the outbox, and on the card of the disaster, where nobody is told that these people are expected.
    const [card] = await ngoDisasters({ area: undefined, isWide: true, now: Date.now() });
    expect(card).toMatchObject({ standing: 'accepted', own: { _id: id, people: 2, isPending: true } });
    const [waiting] = card?.acts.waiting ?? [];
    expect(waiting).toMatchObject({ itemId: id, state: 'queued', what: 'answerDisaster.send' });
    expect(waiting?.reason && reasonSentence(waiting.reason)).toBe(reasonTexts.newer);
    // Whatever else wakes the outbox: it is not parked, and the server is not asked again and again.
    expect(await wake('button')).toMatchObject({ waiting: 1, needsYou: 0 });
    // Another item is answered by a server that was updated meanwhile, whose number sets it free.
    const later = serve(contractNumber, done);
    const aside = await answerDisaster({ act: 'reject', disasterId: '33333333-3333-4333-8333-333333333333' });
    expect(aside.ok).toBe(true);
    await expect.poll(() => outboxDb.items.get(id)).toMatchObject({ state: 'sent' });
    expect(later.map((item) => item.id)).toContain(id);
  },
);
