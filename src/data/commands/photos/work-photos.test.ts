import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mainDb, outboxDb, photoDb } from '../../db.ts';
import { devicePorts } from '../../outbox/adapters/device-ports.ts';
import { readAwaited } from '../../photos/awaited.ts';
import { whilePreparing } from '../../photos/in-preparation.ts';
import { sentTexts } from '../../photos/send/sent-texts.ts';
import { deliveryPhotos, stepPhotos, workPhotos } from '../../queries/work-photos.ts';
import { acceptSignIn, signOut } from '../accounts/session.ts';
import { deleteItem } from '../items/outbox.ts';
import { actOnDelivery } from '../ngos/deliveries.ts';
import { takeStep } from '../volunteers/volunteer.ts';
import { keepPhoto } from './photos.ts';
import { countWorkPhotos, openWorkPhotos } from './work-photos.ts';

const ASHA = '11111111-1111-4111-8111-111111111111';
const WORK = '33333333-3333-4333-8333-333333333333';

const clear = () => Promise.all([...outboxDb.tables, ...photoDb.tables, mainDb.settings].map((table) => table.clear()));
const signIn = (token = 't') =>
  acceptSignIn({ data: { token, user: { _id: ASHA, name: 'Asha', role: 'volunteer' }, session: { id: 's' } } });
beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await clear();
  await signIn();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await clear();
  await signOut();
  vi.unstubAllGlobals();
});

const picture = () => ({ type: 'image/jpeg', isShrunk: true, whole: new ArrayBuffer(8) });
async function chosen(name: string, count = 2): Promise<string> {
  const { id } = await openWorkPhotos(name);
  for (let at = 0; at < count; at += 1) expect((await keepPhoto(id, picture())).ok).toBe(true);
  await countWorkPhotos(name, count);
  return id;
}
const bodyOf = (item: { body: string }) => JSON.parse(item.body) as Record<string, unknown>;
const texts = sentTexts(devicePorts.store, Date.now);
const awaited = async () => new Map(Object.entries(await devicePorts.store.read(readAwaited)));
const arrive = (id: string) => outboxDb.items.update(id, { state: 'sent', sentAt: Date.now() });

describe('photos of a step', () => {
  it('lie under the id that the step gets, which announces them', async () => {
    const id = await chosen(stepPhotos(WORK, 'arrived'));
    expect((await openWorkPhotos(stepPhotos(WORK, 'arrived'))).id).toBe(id);
    const saved = await takeStep(WORK, 'arrived');
    if (!saved.ok) throw new Error('not saved');
    expect([saved.value.id, bodyOf(saved.value)]).toMatchObject([id, { step: 'arrived', photosToFollow: 2 }]);
    expect(await awaited()).toEqual(new Map([[id, 2]]));
    expect(await workPhotos()).toEqual({});
    expect(await photoDb.photos.where('recordId').equals(id).count()).toBe(2);
  });

  it('are nobody’s business where none was chosen', async () => {
    const saved = await takeStep(WORK, 'arrived');
    expect(saved.ok && 'photosToFollow' in bodyOf(saved.value)).toBe(false);
    expect(await awaited()).toEqual(new Map());
  });

  it('count while they are still being made smaller', async () => {
    const { id } = await openWorkPhotos(stepPhotos(WORK, 'done'));
    let end: () => void = () => undefined;
    const preparing = whilePreparing(id, () => new Promise<void>((resolve) => (end = resolve)));
    const saved = await takeStep(WORK, 'done');
    end();
    await preparing;
    expect(saved.ok && bodyOf(saved.value)['photosToFollow']).toBe(1);
  });

  it('go where another step was taken instead', async () => {
    const id = await chosen(stepPhotos(WORK, 'arrived'));
    expect((await takeStep(WORK, 'withdraw', 'Ill')).ok).toBe(true);
    expect(await photoDb.photos.where('recordId').equals(id).count()).toBe(0);
    expect(await photoDb.bytes.count()).toBe(0);
    expect(await workPhotos()).toEqual({});
  });

  it('never cost the step: not where their storage is full, fails or does not answer', async () => {
    await chosen(stepPhotos(WORK, 'arrived'));
    vi.spyOn(photoDb.photos, 'where').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect((await takeStep(WORK, 'arrived')).ok).toBe(true);
    vi.spyOn(mainDb.settings, 'get').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    expect((await takeStep(WORK, 'done')).ok).toBe(true);
    const steps = (await outboxDb.items.toArray()).map((item) => bodyOf(item)['step']);
    expect(new Set(steps)).toEqual(new Set(['arrived', 'done']));
  });

  it('that are not used go with the session', async () => {
    await chosen(stepPhotos(WORK, 'arrived'));
    await signOut();
    expect(await photoDb.photos.count()).toBe(0);
    expect(await photoDb.bytes.count()).toBe(0);
  });
});

describe('photos of a handing over', () => {
  it('are announced once, however often it is pressed', async () => {
    const deliveryId = '44444444-4444-4444-8444-444444444444';
    const id = await chosen(deliveryPhotos(deliveryId), 1);
    const wish = { act: 'deliver', deliveryId, note: 'No code' } as const;
    const [first, second] = [await actOnDelivery(wish), await actOnDelivery(wish)];
    expect(first.ok && second.ok && [first.value.id, second.value.id]).toEqual([id, id]);
    expect(first.ok && bodyOf(first.value)['photosToFollow']).toBe(1);
  });
});

describe('the proof of an account’s photos', () => {
  async function saved() {
    await chosen(stepPhotos(WORK, 'arrived'));
    const step = await takeStep(WORK, 'arrived');
    if (!step.ok) throw new Error('not saved');
    return step.value.id;
  }

  it('is its token, once the step has arrived and while its person is signed in', async () => {
    const id = await saved();
    expect(await texts.standing(id)).toEqual({ kind: 'waits' });
    await arrive(id);
    expect(await texts.standing(id)).toMatchObject({ kind: 'sent', proof: { token: 't' } });
  });

  it('waits for its person, also where the copy of the step has left this phone with the session', async () => {
    const id = await saved();
    await arrive(id);
    await signOut();
    expect(await outboxDb.items.get(id)).toBeUndefined();
    expect(await texts.standing(id)).toEqual({ kind: 'waits' });
    await acceptSignIn({
      data: { token: 'o', user: { _id: WORK, name: 'Ravi', role: 'volunteer' }, session: { id: 'o' } },
    });
    expect(await texts.standing(id)).toEqual({ kind: 'waits' });
    await signIn('anew');
    expect(await texts.standing(id)).toMatchObject({ kind: 'sent', proof: { token: 'anew' } });
  });

  it('is there for a server that lost them after all were settled', async () => {
    const id = await saved();
    await arrive(id);
    await texts.settled(id);
    expect(await awaited()).toEqual(new Map());
    await texts.await(id, 2);
    expect(await texts.standing(id)).toMatchObject({ kind: 'sent', proof: { token: 't' } });
  });

  it('is needed no more where a person deleted the step', async () => {
    const id = await saved();
    expect((await deleteItem(id)).ok).toBe(true);
    expect(await awaited()).toEqual(new Map());
    expect(await photoDb.photos.count()).toBe(0);
    expect(await texts.standing(id)).toEqual({ kind: 'gone' });
  });
});
