import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeWorkload } from './workload.ts';

const KB = 1024;
const rules = { receivedBytes: 1000, networkBytes: 600, workedBytes: 100 * KB, waitMs: 10_000 };
const isHere = () => false;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('lets in as many bytes as there is room for, of one network and of all', () => {
  const workload = makeWorkload(rules);
  const [a, b] = [workload.hold('a', isHere), workload.hold('b', isHere)];
  expect([a.add(600), a.add(1), b.add(400), b.add(1)]).toEqual([true, false, true, false]);
  a.end();
  expect([b.add(200), b.add(1), workload.hold('a', isHere).add(400)]).toEqual([true, false, true]);
});

it('gives turns to one network in the order of asking, and none overtakes one that waits for more room', async () => {
  const workload = makeWorkload(rules);
  const order: string[] = [];
  const ask = (name: string, bytes: number) => {
    const held = workload.hold('a', isHere);
    void held.turn(bytes).then(() => order.push(name));
    return held;
  };
  const first = ask('first', 60 * KB);
  const large = ask('large', 80 * KB);
  ask('small', 20 * KB);
  await vi.advanceTimersByTimeAsync(1);
  expect(order).toEqual(['first']);
  first.end();
  await vi.advanceTimersByTimeAsync(1);
  expect(order).toEqual(['first', 'large', 'small']);
  large.end();
  expect(await workload.hold('next', isHere).turn(80 * KB)).toBe(true);
});

it('counts the smallest as more than its bytes, and the largest as all there is', async () => {
  const workload = makeWorkload(rules);
  const small = Array.from({ length: 6 }, () => workload.hold('x', isHere));
  expect(await Promise.all(small.map((held) => held.turn(1)))).toEqual(small.map(() => true));
  let has: boolean | undefined;
  void workload
    .hold('x', isHere)
    .turn(1e9)
    .then((answer) => (has = answer));
  await vi.advanceTimersByTimeAsync(1);
  expect(has).toBeUndefined();
  small.forEach((held) => held.end());
  await vi.advanceTimersByTimeAsync(1);
  expect(has).toBe(true);
});

it('turns away who has waited too long, and goes on with the next', async () => {
  const workload = makeWorkload(rules);
  const working = workload.hold('a', isHere);
  await working.turn(90 * KB);
  const answers: string[] = [];
  void workload
    .hold('b', isHere)
    .turn(90 * KB)
    .then((has) => answers.push(`b ${has}`));
  await vi.advanceTimersByTimeAsync(9_000);
  void workload
    .hold('c', isHere)
    .turn(90 * KB)
    .then((has) => answers.push(`c ${has}`));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(answers).toEqual(['b false']);
  working.end();
  await vi.advanceTimersByTimeAsync(1);
  expect(answers).toEqual(['b false', 'c true']);
});

it('does no work for who hung up while waiting, and all of it for who hung up without having to wait', async () => {
  const workload = makeWorkload(rules);
  const isGone = () => true;
  const working = workload.hold('a', isGone);
  expect(await working.turn(90 * KB)).toBe(true);
  const late = workload.hold('b', isGone).turn(90 * KB);
  const next = workload.hold('c', isHere).turn(90 * KB);
  working.end();
  expect([await late, await next]).toEqual([false, true]);
});

it('gives back no more than was taken, however often it is ended', async () => {
  const workload = makeWorkload(rules);
  const held = workload.hold('a', isHere);
  held.add(500);
  await held.turn(100 * KB);
  held.end();
  held.end();
  expect(workload.hold('a', isHere).add(601)).toBe(false);
  expect(await workload.hold('a', isHere).turn(100 * KB)).toBe(true);
  const second = workload.hold('b', isHere).turn(KB);
  await vi.advanceTimersByTimeAsync(rules.waitMs);
  expect(await second).toBe(false);
});

describe('between networks', () => {
  /** Asks for turns that each take all there is, and notes whose came. */
  function queueOf() {
    const workload = makeWorkload(rules);
    const order: string[] = [];
    const ask = (network: string, cost = 100 * KB) => {
      const held = workload.hold(network, isHere);
      void held.turn(100 * KB).then((has) => {
        if (!has) return;
        order.push(network);
        held.cost(cost);
        // Its work takes a moment.
        setTimeout(() => held.end(), 1);
      });
    };
    return { order, ask };
  }

  it('each has its turn, however many of one wait', async () => {
    const { order, ask } = queueOf();
    for (let index = 0; index < 50; index += 1) ask('bot');
    await vi.advanceTimersByTimeAsync(3);
    const before = order.length;
    ['asha', 'ravi', 'asha'].forEach((network) => ask(network));
    await vi.advanceTimersByTimeAsync(20);
    const next = order.slice(before, before + 6);
    // One turn of the bot at most comes before theirs, and one for each that Asha has.
    expect(next.slice(0, 3)).toEqual(expect.arrayContaining(['asha', 'ravi']));
    expect(next.filter((network) => network === 'asha')).toHaveLength(2);
  });

  it('turns go by what was cost, not by how many there were', async () => {
    const { order, ask } = queueOf();
    for (let index = 0; index < 40; index += 1) {
      ask('dear', 100 * KB);
      ask('cheap', 1 * KB);
    }
    await vi.advanceTimersByTimeAsync(24);
    const dear = order.filter((network) => network === 'dear').length;
    // 116 kB for each turn of the one, 17 for one of the other.
    expect(order.length / dear).toBeGreaterThan(5);
  });

  it('nobody saves up turns: who was away, or held nothing, is not before all others afterwards', async () => {
    const { order, ask } = queueOf();
    ask('away');
    for (let index = 0; index < 10; index += 1) ask('here');
    await vi.advanceTimersByTimeAsync(10);
    const before = order.length;
    for (let index = 0; index < 10; index += 1) {
      ask('away');
      ask('here');
    }
    await vi.advanceTimersByTimeAsync(8);
    const next = order.slice(before, before + 6).filter((network) => network === 'away').length;
    expect([next >= 2, next <= 4]).toEqual([true, true]);
  });

  it('one that has waited too long leaves the line, and the others of its network stay', async () => {
    const workload = makeWorkload(rules);
    const working = workload.hold('a', isHere);
    await working.turn(100 * KB);
    const answers: boolean[] = [];
    void workload
      .hold('b', isHere)
      .turn(KB)
      .then((has) => answers.push(has));
    await vi.advanceTimersByTimeAsync(6_000);
    void workload
      .hold('b', isHere)
      .turn(KB)
      .then((has) => answers.push(has));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(answers).toEqual([false]);
    working.end();
    await vi.advanceTimersByTimeAsync(1);
    expect(answers).toEqual([false, true]);
  });
});

it('a small one of a network that cost little does not wait for a large one that waits for room', async () => {
  const workload = makeWorkload(rules);
  const bot = workload.hold('bot', isHere);
  bot.cost(1000 * KB);
  const others = ['asha', 'ravi', 'meera'].map((network) => workload.hold(network, isHere));
  expect(await others[0]?.turn(50 * KB)).toBe(true);
  let botHas = false;
  void bot.turn(100 * KB).then((has) => (botHas = has));
  expect(await others[1]?.turn(50 * KB)).toBe(true);
  const third = others[2]?.turn(50 * KB);
  others[0]?.end();
  expect([await third, botHas]).toEqual([true, false]);
  others.forEach((held) => held.end());
  await vi.advanceTimersByTimeAsync(1);
  expect(botHas).toBe(true);
});
