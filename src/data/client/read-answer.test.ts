// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { NetAnswer } from '../outbox/ports.ts';
import { readAnswer } from './read-answer.ts';
import { readSignIn } from './sign-in-answer.ts';

function answered(status: number, body: unknown, retryAfter?: string): NetAnswer {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { kind: 'answered', status, text, ...(retryAfter !== undefined && { retryAfter }) };
}

function kindOf(answer: NetAnswer, isOurs = true): string {
  const read = readAnswer(answer, isOurs, 0);
  return read.ok ? 'ok' : read.failure.kind;
}

describe('an answer', () => {
  it.each([
    ['ok', answered(200, { success: true })],
    ['not-ours', answered(200, '<html>Wi-Fi</html>')],
    ['not-ours', answered(200, {})],
    ['not-ours', answered(200, { success: 'true' })],
    ['not-ours', answered(200, [])],
    ['not-ours', answered(404, '')],
    ['not-ours', answered(401, { message: 'log in to the Wi-Fi' })],
    ['not-ours', answered(401, { success: false, kind: 'something else' })],
    ['internal', answered(502, '<html>bad gateway</html>')],
    ['sign-in', answered(401, { success: false, kind: 'sign-in' })],
    ['newer', answered(409, { success: false, kind: 'newer', requestId: 'r' })],
    ['conflict', answered(409, { success: false, kind: 'of a newer server', requestId: 'r' })],
    ['internal', answered(503, { success: false, kind: 'of a newer server', requestId: 'r' })],
    ['timed-out', { kind: 'timed-out' } as const],
    ['unreachable', { kind: 'unreachable' } as const],
  ])('is %s', (kind, answer) => expect(kindOf(answer)).toBe(kind));

  it.each([
    ['ok', answered(200, { data: {} })],
    ['invalid', answered(200, { success: false, message: 'no' })],
    ['sign-in', answered(401, { message: 'no' })],
    ['conflict', answered(409, { message: 'taken' })],
    ['internal', answered(503, { message: 'down' })],
    ['not-ours', answered(200, 'hello')],
  ])('of a foreign host is %s by its status', (kind, answer) => expect(kindOf(answer, false)).toBe(kind));

  it('brings the words of our server, its fields and when to come back', () => {
    const body = { success: false, kind: 'slow-down', message: 'Wait.', fields: { email: 'taken', odd: 5 } };
    expect(readAnswer(answered(429, body, '30'), true, 0)).toEqual({
      ok: false,
      failure: { kind: 'slow-down', message: 'Wait.', fields: { email: 'taken' }, retryAfterMs: 30_000 },
    });
  });
});

describe('a sign-in', () => {
  const user = { _id: 'a1', name: 'Asha', email: 'a@example.org', role: 'volunteer' };
  const person = { id: 'a1', name: 'Asha', email: 'a@example.org', role: 'volunteer' };

  it.each([
    ['in data', { data: { token: 't', user } }],
    ['one level up', { token: 't', user }],
    ['one level down', { data: { data: { token: 't', user } } }],
  ])('is read with its members %s', (_, json) => {
    expect(readSignIn(json)).toEqual({ person, session: { accountId: 'a1', token: 't', state: 'active' } });
  });

  it('brings what only our server sends', () => {
    const session = { id: 's1', logoutKey: 'k', expiresAt: '2027-01-01T00:00:00Z' };
    const sealing = { publicKey: 'pub', privateKey: 'priv' };
    expect(readSignIn({ data: { token: 't', user: { ...user, status: 'pending' }, session, sealing } })).toEqual({
      person: { ...person, status: 'pending' },
      session: {
        accountId: 'a1',
        token: 't',
        state: 'active',
        sessionId: 's1',
        logoutKey: 'k',
        expiresAt: session.expiresAt,
        publicKey: 'pub',
      },
      privateKey: 'priv',
    });
  });

  it.each([
    {},
    { data: null },
    { data: { token: '', user } },
    { data: { token: 5, user } },
    { data: { token: 't' } },
    { data: { token: 't', user: { name: 'x' } } },
    { data: { token: 't', user: [] } },
  ])('is none in %j', (json) => expect(readSignIn(json)).toBeUndefined());
});
