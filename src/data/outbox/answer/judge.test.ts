// @vitest-environment node
import { contractNumber } from '../../../../contract/contract-number.ts';
import { describe, expect, it } from 'vitest';
import { fc } from '../../../../tests/support/property.ts';
import type { OutboxItem } from '../item.ts';
import { judge } from './judge.ts';
import type { Verdict } from './verdict.ts';
import type { NetAnswer } from '../ports.ts';

const id = '0d4f9b52-95f1-4c9c-8a53-6d7c5f1b2a10';
const digest = 'a'.repeat(64);
const item: OutboxItem = {
  v: 1,
  id,
  call: 'reportDisaster',
  owner: 'anonymous',
  body: '{}',
  digest,
  bytes: 2,
  createdAt: 0,
  state: 'sending',
  attempts: 0,
  nextAt: 0,
  rank: 0,
};
const receipt = { id, digest, reference: 'ABCD-EFGH', receivedAt: '2030-01-01T00:00:00.000Z' };

function answered(status: number, json: unknown, rest: { retryAfter?: string } = {}): NetAnswer {
  return {
    kind: 'answered',
    contract: contractNumber,
    status,
    text: typeof json === 'string' ? json : JSON.stringify(json),
    ...rest,
  };
}

function created(over: Record<string, unknown> = {}, status = 201) {
  return {
    id,
    status,
    replayed: false,
    body: { success: true, message: 'ok', data: { _id: id }, receipt: { ...receipt, ...over } },
  };
}

function outcomeOf(verdict: Verdict) {
  return verdict.kind === 'answered' ? verdict.outcomes.get(id) : verdict;
}

describe('judge', () => {
  it('counts as delivered only a receipt of this id and these bytes', () => {
    const of = (...answers: unknown[]) => outcomeOf(judge([item], answered(200, { success: true, answers }), 0))?.kind;
    expect(of(created())).toBe('delivered');
    expect(of(created({ futureField: 1 }))).toBe('delivered');
    expect(of(created({}, 202))).toBe('delivered');
    expect(of(created({ id: item.id.replace('0', '1') }))).toBe('host-failed');
    expect(of(created({ digest: 'b'.repeat(64) }))).toBe('host-failed');
    expect(of(created({}, 500))).toBe('host-failed');
    expect(of(created(), created())).toBe('host-failed');
    expect(of({ ...created(), body: { success: true, data: { _id: id } } })).toBe('host-failed');
    expect(of()).toBe('host-failed');
  });

  it.each([
    ['a login page', answered(200, '<html>Wi-Fi</html>'), 'not-ours'],
    ['a portal that speaks JSON', answered(200, { success: true }), 'not-ours'],
    ['half an answer', answered(200, '{"success":true,"answers":[{"id":'), 'not-ours'],
    ['a list', answered(200, []), 'not-ours'],
    ['a proxy without a server', answered(502, '<html>502</html>'), 'server-trouble'],
    ['a bug of the server', answered(500, { success: false, kind: 'internal' }), 'server-trouble'],
    ['a server that asks to wait', answered(429, { success: false, kind: 'slow-down' }), 'server-busy'],
    ['a forbidden by a firewall', answered(403, '<html>'), 'not-ours'],
    ['no answer', { kind: 'unreachable' }, 'unreachable'],
    ['no answer in time', { kind: 'timed-out' }, 'timed-out'],
  ] satisfies [string, NetAnswer, string][])('lets all wait on %s', (_name, answer, code) => {
    expect(judge([item], answer, 0)).toMatchObject({ kind: 'host-failed', reason: { code } });
  });

  it('tells waiting refusals from final ones, item by item', () => {
    const of = (status: number, kind: string, retryAfter?: number) => {
      const answer = {
        id,
        status,
        replayed: false,
        retryAfter,
        body: { success: false, message: 'No.', kind, requestId: 'r' },
      };
      return outcomeOf(judge([item], answered(200, { success: true, answers: [answer] }), 0));
    };
    for (const kind of ['invalid', 'key-reuse', 'forbidden', 'gone', 'too-large']) {
      expect(of(422, kind)).toMatchObject({ kind: 'parked', reason: { code: kind, message: 'No.' } });
    }
    expect(of(409, 'busy', 2)).toMatchObject({
      kind: 'waits',
      reason: { code: 'server-busy' },
      retryAfterMs: 2000,
      firstStepMs: 1000,
    });
    expect(of(429, 'slow-down', 1e9)).toMatchObject({ kind: 'waits', retryAfterMs: 15 * 60_000 });
    expect(of(403, 'owner-mismatch')).toMatchObject({ kind: 'waits', reason: { code: 'sign-in' } });
    expect(of(400, 'malformed')).toMatchObject({ kind: 'waits', reason: { code: 'server-trouble' } });
    expect(of(418, 'of-a-later-version')).toMatchObject({ kind: 'waits', reason: { code: 'server-trouble' } });
  });

  it.each([
    ['none', undefined, 'invalid', 'waits'],
    ['a lower one', contractNumber - 1, 'invalid', 'waits'],
    ['a lower one', contractNumber - 1, 'malformed', 'waits'],
    ['a lower one', contractNumber - 1, 'gone', 'parked'],
    ['a lower one', contractNumber - 1, 'key-reuse', 'parked'],
    ['ours', contractNumber, 'invalid', 'parked'],
    ['a higher one', contractNumber + 1, 'invalid', 'parked'],
    ['ours', contractNumber, 'newer', 'waits'],
  ])('of a server that names %s (%s) takes %s for what %s', (_what, contract, kind, outcome) => {
    const body = { success: false, message: 'No.', kind, requestId: 'r' };
    const answer = { id, status: 422, replayed: false, body };
    const said = answered(200, { success: true, answers: [answer] });
    const { contract: _own, ...without } = { contract: undefined, ...said };
    const verdict = judge([item], contract === undefined ? without : ({ ...said, contract } as NetAnswer), 0);
    const code = outcome === 'waits' ? 'newer' : kind;
    expect(outcomeOf(verdict)).toMatchObject({ kind: outcome, reason: { code } });
  });

  it('never says delivered or parked for an answer that is not about the item', () => {
    const leaf = fc.oneof(fc.constantFrom<unknown>(id, digest, true, false, null, 201, 'invalid', 'x'), fc.integer());
    const json = fc.letrec<{ node: unknown }>((tie) => ({
      node: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        leaf,
        fc.array(tie('node'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('success', 'answers', 'id', 'status', 'body', 'kind', 'digest'), tie('node'), {
          maxKeys: 5,
        }),
      ),
    })).node;
    fc.assert(
      fc.property(fc.constantFrom(200, 201, 204, 302, 400, 422, 500), json, (status, value) => {
        const outcome = outcomeOf(judge([item], answered(status, value ?? null), 0));
        // Without the word "receipt" nothing is delivered; and parking needs this id and a final kind.
        if (outcome?.kind === 'parked')
          expect(JSON.stringify(value)).toMatch(
            new RegExp(`"id":"${id}".*"kind":"invalid"|"kind":"invalid".*"id":"${id}"`),
          );
        expect(outcome?.kind).not.toBe('delivered');
      }),
      { numRuns: 2000 },
    );
  });
});
