// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../../../contract/limits.ts';
import { reportForm } from '../../../../tests/support/report-form.ts';
import { mainDb, outboxDb, photoDb } from '../../db.ts';
import { sha256 } from '../../outbox/adapters/sha256.ts';
import { devicePorts } from '../../outbox/adapters/device-ports.ts';
import { PHOTOS_KEY } from '../../photos/awaited.ts';
import { whilePreparing } from '../../photos/in-preparation.ts';
import { forgetSendNow, readPhotoWish, readSendNow, wishToSendNow, writePhotoWish } from '../../photos/photo-wishes.ts';
import { sentTexts } from '../../photos/send/sent-texts.ts';
import { photosOf, smallPictures } from '../../queries/photos.ts';
import { photosWaiting } from '../../queries/items/photos-waiting.ts';
import { discardDraft } from '../items/drafts.ts';
import { deleteItem, exportItems } from '../items/outbox.ts';
import { reportDisaster } from '../report-disaster.ts';
import { captionPhoto, keepPhoto, movePhoto, putBackPhoto, takeOutPhoto } from './photos.ts';

const draft = '0d4f9b52-95f1-4c9c-8a53-6d7c5f1b2a10';
const other = '1d4f9b52-95f1-4c9c-8a53-6d7c5f1b2a11';
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;

async function keep(text: string, recordId = draft): Promise<string> {
  const kept = await keepPhoto(recordId, {
    type: 'image/jpeg',
    isShrunk: true,
    width: 4,
    height: 3,
    whole: bytesOf(text),
    thumbnail: bytesOf(`small ${text}`),
  });
  if (!kept.ok) throw new Error(kept.failure);
  return kept.value.id;
}

const idsOf = async (recordId: string) => (await photosOf([recordId])).map(({ id }) => id);
const bodyOf = async (id: string) =>
  JSON.parse((await outboxDb.items.get(id))?.body ?? '{}') as Record<string, unknown>;

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  for (const database of [outboxDb, photoDb, mainDb]) await Promise.all(database.tables.map((table) => table.clear()));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('count as waiting once their text is saved and until the server has them, save for another person', async () => {
  await keep('roof');
  const second = await keep('well');
  expect(await photosWaiting(), 'a draft waits for its person').toBe(0);
  const saved = await reportDisaster(draft, reportForm);
  expect(saved.ok).toBe(true);
  expect(await photosWaiting()).toBe(2);
  await outboxDb.items.update(draft, { state: 'sent' });
  await photoDb.photos.update(second, { state: 'sent' });
  expect(await photosWaiting()).toBe(1);
  await outboxDb.items.update(draft, { writtenBy: 'somebody else' });
  expect(await photosWaiting()).toBe(0);
});

describe('photos of a draft', () => {
  it('are kept with the sizes and digests of both files', async () => {
    const id = await keep('roof');
    const [row] = await photosOf([draft]);
    expect(row).toMatchObject({
      id,
      recordId: draft,
      place: 0,
      state: 'kept',
      width: 4,
      height: 3,
      whole: { size: 4, digest: await sha256('roof'), offset: 0, isSent: false },
      thumbnail: { size: 10, digest: await sha256('small roof'), offset: 0, isSent: false },
    });
    expect(new TextDecoder().decode((await smallPictures([id])).get(id))).toBe('small roof');
  });

  it('have the same digests where the browser hides its own', async () => {
    vi.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);
    await keep('roof');
    const [row] = await photosOf([draft]);
    vi.restoreAllMocks();
    expect(row?.whole.digest).toBe(await sha256('roof'));
  });

  it('change places, and stay at the ends', async () => {
    const [first, second] = [await keep('one'), await keep('two')];
    expect(await movePhoto(second, -1)).toBe(true);
    expect(await idsOf(draft)).toEqual([second, first]);
    expect(await movePhoto(second, -1)).toBe(false);
    expect(await movePhoto(first, 1)).toBe(false);
    await captionPhoto(first, 'The roof');
    expect((await photosOf([draft])).map(({ caption }) => caption)).toEqual(['', 'The roof']);
  });

  it('are put back whole where they were', async () => {
    const [first, second] = [await keep('one'), await keep('two')];
    const taken = await takeOutPhoto(first);
    expect(await idsOf(draft)).toEqual([second]);
    expect(await photoDb.bytes.count()).toBe(1);
    if (taken) await putBackPhoto(taken);
    expect(await idsOf(draft)).toEqual([first, second]);
    expect(await photoDb.bytes.count()).toBe(2);
    expect(await takeOutPhoto('none')).toBeUndefined();
  });

  it('are no more than a record may have', async () => {
    for (let count = 0; count < limits.photos; count += 1) await keep(`${count}`);
    const photo = { type: 'image/jpeg', isShrunk: true, whole: bytesOf('more') };
    expect(await keepPhoto(draft, photo)).toEqual({ ok: false, failure: 'many' });
    expect(await keepPhoto(other, photo)).toMatchObject({ ok: true });
  });

  it('are refused by a full phone, which keeps neither half', async () => {
    vi.spyOn(photoDb.bytes, 'put').mockRejectedValue(new DOMException('no room', 'QuotaExceededError'));
    const photo = { type: 'image/jpeg', isShrunk: true, whole: bytesOf('roof') };
    expect(await keepPhoto(draft, photo)).toEqual({ ok: false, failure: 'full' });
    expect(await photoDb.photos.count()).toBe(0);
  });

  it('go with the draft that is thrown away', async () => {
    await keep('roof');
    await keep('theirs', other);
    await discardDraft(draft);
    await vi.waitFor(async () => expect(await photoDb.bytes.count()).toBe(1));
    expect([await idsOf(draft), (await idsOf(other)).length]).toEqual([[], 1]);
  });
});

describe('photos of what is saved', () => {
  it('are announced, and remembered as awaited, in the same transaction', async () => {
    await keep('one');
    await keep('two');
    expect(await reportDisaster(draft, reportForm)).toMatchObject({ ok: true });
    expect(await bodyOf(draft)).toMatchObject({ photosToFollow: 2 });
    expect((await outboxDb.meta.get(PHOTOS_KEY))?.value).toEqual({ [draft]: 2 });
    const { text } = await exportItems([draft]);
    expect(JSON.parse(text)).toMatchObject({ items: [{ photosOnPhone: 2 }] });
  });

  it('are none where there are none', async () => {
    await reportDisaster(draft, reportForm);
    expect(await bodyOf(draft)).toMatchObject({ photosToFollow: 0 });
    expect(await outboxDb.meta.get(PHOTOS_KEY)).toBeUndefined();
  });

  it('count while they are still being made smaller', async () => {
    await whilePreparing(draft, async () => {
      await reportDisaster(draft, reportForm);
      expect(await bodyOf(draft)).toMatchObject({ photosToFollow: 1 });
    });
  });

  it('follow also where they were given up as lost while they were being made smaller', async () => {
    await whilePreparing(draft, () => reportDisaster(draft, reportForm));
    await sentTexts(devicePorts.store, Date.now).settled(draft);
    await keep('slow');
    expect((await outboxDb.meta.get(PHOTOS_KEY))?.value).toEqual({ [draft]: 1 });
    // What nobody announced, the server would refuse.
    await reportDisaster(other, reportForm);
    await keep('late', other);
    expect((await outboxDb.meta.get(PHOTOS_KEY))?.value).toEqual({ [draft]: 1 });
  });

  it('are no other words: saved again after one more was chosen it is the same item', async () => {
    await reportDisaster(draft, reportForm);
    await keep('late');
    expect(await reportDisaster(draft, reportForm)).toMatchObject({ ok: true, value: { id: draft } });
    expect(await outboxDb.items.count()).toBe(1);
  });

  it('never keep a text from being saved: neither a store that fails nor one that hangs', async () => {
    const where = vi.spyOn(photoDb.photos, 'where');
    where.mockImplementation(() => {
      throw new DOMException('spoilt', 'UnknownError');
    });
    expect(await reportDisaster(draft, reportForm)).toMatchObject({ ok: true });
    expect(await bodyOf(draft)).toMatchObject({ photosToFollow: 0 });
    where.mockReturnValue({
      between: () => ({ toArray: () => new Promise(() => undefined) }),
    } as unknown as ReturnType<typeof photoDb.photos.where>);
    expect(await reportDisaster(other, reportForm)).toMatchObject({ ok: true });
    expect(await bodyOf(other)).toMatchObject({ photosToFollow: 0 });
  });

  it('come along with the correction of a refused item, and back where that is deleted', async () => {
    const [first] = [await keep('one')];
    await reportDisaster(draft, reportForm);
    await outboxDb.items.update(draft, { state: 'needs-you', reason: { code: 'invalid' } });
    const second = await keep('two', other);
    await reportDisaster(other, { ...reportForm, address: 'The other road' }, draft);
    expect(await bodyOf(other)).toMatchObject({ photosToFollow: 2, supersedes: draft });
    expect(await idsOf(other)).toEqual([second, first]);
    await deletedItem(other);
    expect(await idsOf(draft)).toEqual([second, first]);
    await deletedItem(draft);
    expect([await photoDb.photos.count(), await photoDb.bytes.count()]).toEqual([0, 0]);
  });
});

/** What was just saved, or came back, waits to be sent: a try of it may be under way in this moment. */
async function deletedItem(id: string): Promise<void> {
  const isDeleted = async () => expect(await deleteItem(id)).toMatchObject({ ok: true });
  await vi.waitFor(isDeleted, { timeout: 15_000 });
}

describe('what goes over mobile data', () => {
  it('is small pictures until somebody chose otherwise', async () => {
    expect(await readPhotoWish()).toBe('small');
    await writePhotoWish('all');
    expect(await readPhotoWish()).toBe('all');
  });

  it('is all of a record whose photos are wanted now, until they are settled', async () => {
    await wishToSendNow(draft);
    await wishToSendNow(other);
    await wishToSendNow(draft);
    expect(await readSendNow()).toEqual([other, draft]);
    await forgetSendNow(other);
    expect(await readSendNow()).toEqual([draft]);
  });
});
