// @vitest-environment node
import { expect, it } from 'vitest';
import type { NetAnswer } from '../ports.ts';
import { judgePlain } from './judge-plain.ts';

function answered(status: number, body: unknown, retryAfter?: string): NetAnswer {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { kind: 'answered', status, text, ...(retryAfter !== undefined && { retryAfter }) };
}

it.each([
  ['says success', 200, { success: true, message: 'ok' }],
  ['does not say success', 201, { _id: 'x' }],
  ['says success its own way', 202, { success: 'ok' }],
])('counts as delivered a 2xx in JSON that %s', (_what, status, body) => {
  expect(judgePlain(answered(status, body), 0)).toEqual({ kind: 'delivered' });
});

it.each([false, 0, null, '', 'false'])('takes success: %j in a 2xx for a no, with the host’s words', (success) => {
  expect(judgePlain(answered(200, { success, message: 'Too far away.' }), 0)).toEqual({
    kind: 'parked',
    reason: { code: 'refused', status: 200, message: 'Too far away.' },
  });
});

it.each([400, 402, 403, 404, 405, 409, 410, 413, 415, 422, 451])('takes a JSON %i for a final no', (status) => {
  expect(judgePlain(answered(status, { message: 'No.' }), 0)).toEqual({
    kind: 'parked',
    reason: { code: 'refused', status, message: 'No.' },
  });
});

it.each([
  ['a login page', answered(200, '<html>Wi-Fi</html>'), 'not-ours'],
  ['half an answer', answered(200, '{"success":tr'), 'not-ours'],
  ['an empty answer', answered(204, ''), 'not-ours'],
  ['a list', answered(200, []), 'not-ours'],
  ['a page that says not found', answered(404, '<html>nginx</html>'), 'not-ours'],
  ['a firewall', answered(403, '<html>blocked</html>'), 'not-ours'],
  ['a redirect that came through', answered(302, { success: true }), 'not-ours'],
  ['sign in first', answered(401, { message: 'token' }), 'server-trouble'],
  ['a request that took too long', answered(408, { message: 'slow' }), 'server-trouble'],
  ['too early', answered(425, { message: 'early' }), 'server-trouble'],
  ['too many requests', answered(429, { message: 'slow down' }), 'server-busy'],
  ['a broken server in JSON', answered(500, { success: false, message: 'db' }), 'server-trouble'],
  ['a proxy without a server', answered(502, '<html>502</html>'), 'server-trouble'],
  ['a closed server', answered(503, ''), 'server-trouble'],
  ['no answer', { kind: 'unreachable' }, 'unreachable'],
  ['no answer in time', { kind: 'timed-out' }, 'timed-out'],
] satisfies [string, NetAnswer, string][])('waits on %s', (_what, answer, code) => {
  expect(judgePlain(answer, 0)).toMatchObject({ kind: 'host-failed', reason: { code } });
});

it('waits as long as a busy host asks, and no longer than 15 minutes; a login page may not ask', () => {
  const waits = (answer: NetAnswer) => {
    const outcome = judgePlain(answer, 0);
    return outcome.kind === 'host-failed' ? outcome.retryAfterMs : outcome.kind;
  };
  expect(waits(answered(429, { message: 'x' }, '7'))).toBe(7_000);
  expect(waits(answered(503, '', '99999'))).toBe(15 * 60_000);
  expect(waits(answered(500, { success: false }, '9'))).toBe(9_000);
  expect(waits(answered(200, '<html>', '600'))).toBeUndefined();
  expect(waits(answered(502, '<html>', '600'))).toBeUndefined();
});
