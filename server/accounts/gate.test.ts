import { expect, it } from 'vitest';
import { makeGate } from './gate.ts';

function step() {
  let done = () => {};
  const promise = new Promise<void>((resolve) => (done = resolve));
  return { promise, done: () => done() };
}

it('lets so many run, so many wait in their order, and begins no more', async () => {
  const gate = makeGate(2, 2);
  const steps = Array.from({ length: 4 }, step);
  const begun: number[] = [];
  const results = steps.map(({ promise }, index) =>
    gate(async () => {
      begun.push(index);
      await promise;
      return index;
    }),
  );
  expect(gate(async () => 'too much')).toBeUndefined();
  expect(begun).toEqual([0, 1]);
  steps[1]?.done();
  expect(await results[1]).toBe(1);
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  // A place is free again.
  const late = gate(async () => 'late');
  expect(late).toBeDefined();
  steps.forEach(({ done }) => done());
  expect(await Promise.all([...results, late])).toEqual([0, 1, 2, 3, 'late']);
  expect(begun).toEqual([0, 1, 2, 3]);
});

it('goes on after work that failed', async () => {
  const gate = makeGate(1, 1);
  const failing = gate(async () => {
    throw new Error('no');
  });
  const next = gate(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(await gate(async () => 'again')).toBe('again');
});
