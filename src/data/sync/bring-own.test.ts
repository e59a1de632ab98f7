import { beforeEach, expect, it, vi } from 'vitest';
import { failed, ok } from '../../../contract/base/result.ts';
import { devicePorts } from '../outbox/adapters/device-ports.ts';
import { putSession } from '../outbox/accounts/session.ts';
import { storePerson } from '../person-store.ts';
import { bringsOwn } from './bring-own.ts';

const ASHA = { id: 'asha', name: 'Asha', email: '', role: 'volunteer' };

beforeEach(async () => {
  await devicePorts.store.write((transaction) => putSession(transaction, undefined));
  storePerson(ASHA, 't');
});

/** Questions that are answered when the test says so. */
function asked() {
  const answers: (() => void)[] = [];
  const bring = bringsOwn('overview', async () => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return ok({});
  });
  return { answers, bring };
}

it('who asks while a question is under way gets what that brings', async () => {
  const { answers, bring } = asked();
  const both = [bring(), bring()];
  await vi.waitUntil(() => answers.length === 1);
  answers[0]?.();
  expect(await Promise.all(both)).toEqual([ok(undefined), ok(undefined)]);
});

it('news are asked for after the question under way, once for all that came meanwhile', async () => {
  const { answers, bring } = asked();
  const first = bring();
  const news = [bring({ isNews: true }), bring({ isNews: true })];
  await vi.waitUntil(() => answers.length === 1);
  answers[0]?.();
  await first;
  await vi.waitUntil(() => answers.length === 2);
  answers[1]?.();
  expect(await Promise.all(news)).toEqual([ok(undefined), ok(undefined)]);
  const later = bring({ isNews: true });
  await vi.waitUntil(() => answers.length === 3);
  answers[2]?.();
  await later;
});

it('nothing is asked in the name of somebody who is not signed in on this phone any more', async () => {
  const { answers, bring } = asked();
  await devicePorts.store.write((transaction) =>
    putSession(transaction, { accountId: 'omar', token: 'u', state: 'active' }),
  );
  expect(await bring()).toEqual(failed({ kind: 'sign-in' }));
  storePerson(undefined);
  expect(await bring()).toEqual(failed({ kind: 'sign-in' }));
  expect(answers).toEqual([]);
});

it('what is for one role alone is asked for by nobody else', async () => {
  let questions = 0;
  const bring = bringsOwn(
    'overview',
    async () => {
      questions += 1;
      return ok({});
    },
    'admin',
  );
  expect(await bring()).toEqual(failed({ kind: 'forbidden' }));
  expect(questions).toBe(0);
  storePerson({ ...ASHA, role: 'admin' }, 't');
  expect(await bring()).toEqual(ok(undefined));
  expect(questions).toBe(1);
});
