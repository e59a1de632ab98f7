import { expect, it, vi } from 'vitest';
import type { FieldOutcome, FieldSource, FieldThing } from './field-sources.ts';
import { hasRoomFor, keepThings, planField } from './keep-field.ts';

const signal = new AbortController().signal;
const area = { disasterId: 'd', place: { lat: 0, lng: 0 }, from: undefined, hasRoads: true, baseMap: undefined };
const file = (name: string) => ({ cache: 'c', address: name, bytes: 10 });
const thing = (outcome: FieldOutcome, bytes = 10) => ({ bytes, keep: vi.fn<FieldThing['keep']>(async () => outcome) });
const source =
  (...missing: FieldThing[]): FieldSource =>
  async () => ({ files: [file('a')], missing });

it('adds up what is missing of each kind, and cannot tell where one of them cannot', async () => {
  const [first, second] = [thing('kept', 1_200), thing('kept', 800)];
  const plan = await planField(area, signal, [source(first), source(second), source()]);
  expect(plan).toEqual({ files: [file('a'), file('a'), file('a')], missing: [first, second], missingBytes: 2_000 });
  expect(await planField(area, signal, [source(first), async () => undefined])).toBeUndefined();
});

it('says of a source that breaks that nobody can tell', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await planField(area, signal, [() => Promise.reject(new Error('broken'))])).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it('leaves room for reports and photos', () => {
  expect(hasRoomFor(5_000_000, 14_999_999)).toBe(false);
  expect(hasRoomFor(5_000_000, 15_000_000)).toBe(true);
  expect(hasRoomFor(5_000_000, undefined)).toBe(true);
  expect(hasRoomFor(0, 0)).toBe(true);
});

it('fetches one thing after the other and tells how far it is', async () => {
  const told = vi.fn<(progress: object) => void>();
  expect(await keepThings([thing('kept', 3), thing('none', 0), thing('kept', 4)], signal, told)).toBe('kept');
  expect(told.mock.calls).toEqual([[{ things: 1, bytes: 3 }], [{ things: 2, bytes: 3 }], [{ things: 3, bytes: 7 }]]);
});

it('ends where this phone has no room, and asks for nothing more', async () => {
  const after = thing('kept');
  expect(await keepThings([thing('kept'), thing('full'), after], signal, () => undefined)).toBe('full');
  expect(after.keep).not.toHaveBeenCalled();
});

it('passes over what does not come, and gives up after three in a row', async () => {
  const last = thing('kept');
  expect(await keepThings([thing('away'), thing('away'), last], signal, () => undefined)).toBe('away');
  expect(last.keep).toHaveBeenCalledOnce();
  const never = thing('kept');
  const broken = { bytes: 1, keep: () => Promise.reject(new Error('broken')) };
  expect(await keepThings([thing('away'), broken, thing('away'), never], signal, () => undefined)).toBe('away');
  expect(never.keep).not.toHaveBeenCalled();
});

it('is called off at once, even from one that cannot be', async () => {
  const stopping = new AbortController();
  const next = thing('kept');
  const endless = { bytes: 1, keep: () => new Promise<never>(() => undefined) };
  const ended = keepThings([thing('kept'), endless, next], stopping.signal, () => setTimeout(() => stopping.abort()));
  expect(await ended).toBe('cancelled');
  expect(next.keep).not.toHaveBeenCalled();
  expect(await keepThings([next], stopping.signal, () => undefined)).toBe('cancelled');
});
