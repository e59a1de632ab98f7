// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeOfflinePhone } from '../../../../tests/support/offline-phone.ts';
import type { Saved } from '../../../data/commands/items/save-own.ts';
import { useTriageActs } from './use-triage-acts.ts';

type Answer = Awaited<Saved>;
const saved = (id: string) => ({ ok: true, value: { id } }) as Answer;

beforeEach(() => makeOfflinePhone());

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('while one record’s act is being saved another’s goes through, and a second press of the same is none', async () => {
  const { result } = renderHook(() => useTriageActs());
  const { run } = result.current;
  let goOn = (_: Answer) => {};
  const again = vi.fn<() => Saved>();
  await act(async () => {
    const first = run('flood', () => new Promise<Answer>((resolve) => (goOn = resolve)));
    expect(await run('flood', again)).toBe(false);
    expect(await run('fire', async () => saved('b'))).toBe(true);
    goOn(saved('a'));
    expect(await first).toBe(true);
  });
  expect(again).not.toHaveBeenCalled();
});

it('what could not be saved, or broke, can be pressed again', async () => {
  const { result } = renderHook(() => useTriageActs());
  const refused = async (): Saved => ({ ok: false, failure: { kind: 'signed-out' } });
  await act(async () => expect(await result.current.run('flood', refused)).toBe(false));
  expect(result.current.problem).toBeDefined();
  const broken = () => Promise.reject(new Error('broken'));
  await act(() => expect(result.current.run('flood', broken)).rejects.toThrow('broken'));
  await act(async () => expect(await result.current.run('flood', async () => saved('a'))).toBe(true));
  expect(result.current.problem).toBeUndefined();
});
