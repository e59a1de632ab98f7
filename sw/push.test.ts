// @vitest-environment node
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PushMessage } from '../contract/entities/push-message.ts';
import { outboxDb } from '../src/data/db.ts';
import { ALERTS_KEY, PUSH_CHANGED_KEY } from '../src/data/outbox/accounts/session.ts';
import { brokenJson } from '../tests/support/corpus/json-texts.ts';
import { fc } from '../tests/support/property.ts';

const drained = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('./drain.ts', () => ({ drainBySelf: drained }));

interface Shown {
  title: string;
  options: NotificationOptions & { actions?: { action: string; title: string }[]; vibrate?: number[] };
}

let shown: Shown[] = [];
let opened: string[] = [];
let language: string | undefined;
const pages: FakePage[] = [];
const showNotification = vi.fn();

class FakePage {
  readonly heard: unknown[] = [];
  readonly focus = vi.fn(async () => undefined);
  focused = false;
  visibilityState = 'visible';
  constructor(readonly answers: boolean) {}
  postMessage(message: unknown, [port]: MessagePort[] = []): void {
    this.heard.push(message);
    if (this.answers) port?.postMessage(true);
    port?.close();
  }
}

vi.stubGlobal('self', {
  registration: { showNotification },
  clients: { matchAll: async () => pages, openWindow: async (path: string) => void opened.push(path) },
});
vi.stubGlobal('Notification', { maxActions: 2 });
vi.stubGlobal('caches', { match: async () => (language === undefined ? undefined : new Response(language)) });
vi.stubGlobal('navigator', { locks: {} });

const { onPush } = await import('./push.ts');
const { onNotificationClick } = await import('./notification-click.ts');
const { onSubscriptionChange } = await import('./subscription-change.ts');

beforeEach(async () => {
  [shown, opened, language] = [[], [], undefined];
  pages.length = 0;
  drained.mockClear();
  showNotification.mockReset().mockImplementation(async (title: string, options: Shown['options']) => {
    shown.push({ title, options });
  });
  await Promise.all([outboxDb.items.clear(), outboxDb.meta.clear()]);
  await outboxDb.meta.put({ key: 'session', value: { accountId: 'asha', token: 't', state: 'active' } });
});

const push = (text: string | null) => onPush({ data: text === null ? null : { text: () => text } } as PushEvent);
const alerts = async () => (await outboxDb.meta.get(ALERTS_KEY))?.value as { owner: string; alerts: { id: string }[] };

function message(more: Partial<PushMessage> = {}): PushMessage {
  const task = {
    _id: randomUUID(),
    type: 'flood',
    severity: 'critical',
    reportedAt: '2026-07-01T10:00:00.000Z',
  } as const;
  return {
    v: 1,
    id: randomUUID(),
    kind: 'alert',
    title: 'Flood, critical',
    body: 'Boats are needed.',
    path: `/volunteer/notifications/${task._id}`,
    at: '2026-07-01T10:05:00.000Z',
    task,
    receipt: { device: randomUUID(), key: 'k'.repeat(22) },
    ...more,
  };
}

function pushed({ title, body, id, ...rest }: PushMessage): string {
  const relay = JSON.stringify({ title, body, id, ...rest });
  return JSON.stringify({ from: '1', notification: { title, body, tag: id }, data: { relay } });
}

function tapOn(notification: object, action: string): NotificationEvent {
  return Object.assign(new Event('notificationclick'), { notification, action }) as NotificationEvent;
}

function click(action = '', at = 0): Promise<void> {
  const notification = { data: shown[at]?.options.data as unknown, close: vi.fn() };
  return onNotificationClick(tapOn(notification, action));
}

it('an alert is kept, shown with its buttons, and confirmed', async () => {
  const one = message();
  await push(pushed(one));
  expect(shown).toEqual([
    {
      title: one.title,
      options: expect.objectContaining({ body: one.body, tag: one.id, vibrate: [300, 150, 300, 150, 300, 150, 300] }),
    },
  ]);
  expect(shown[0]?.options.actions?.map(({ action }) => action)).toEqual(['view', 'help']);
  expect(await alerts()).toMatchObject({ owner: 'asha', alerts: [{ id: one.id, message: one }] });
  const items = await outboxDb.items.toArray();
  expect(items).toMatchObject([{ call: 'noteAlert', owner: 'anonymous', state: 'queued' }]);
  expect(JSON.parse(items[0]?.body ?? '')).toEqual({
    noticeId: one.id,
    deviceId: one.receipt?.device,
    key: one.receipt?.key,
    event: 'reached',
  });
  expect(drained).toHaveBeenCalledOnce();
});

it.each(['account', 'work', 'team'] as const)(
  'what is said to a person of %s nobody reads who has the phone after them; what is public and their own reports is said',
  async (kind) => {
    await outboxDb.meta.clear();
    const one = message({ kind, title: 'Your place', body: 'You have a place.', path: '/volunteer-dashboard' });
    await push(pushed(one));
    await push(pushed(message({ kind: 'report', title: 'Your report' })));
    expect(shown.map(({ title, options }) => [title, options.body, options.data])).toEqual([
      ['Relief Relay', 'There is news for you. Open the app to read it.', { path: '/' }],
      ['Your report', 'Boats are needed.', expect.anything()],
    ]);
  },
);

it('twice the same push: the same tag, one task, one receipt', async () => {
  const one = message();
  await push(pushed(one));
  const [before] = await outboxDb.items.toArray();
  await outboxDb.items.clear();
  await push(pushed(one));
  expect(new Set(shown.map(({ options }) => options.tag))).toEqual(new Set([one.id]));
  expect((await alerts()).alerts).toHaveLength(1);
  const after = await outboxDb.items.toArray();
  // To the last byte, even where the storage was cleared in between: the server sees one item.
  expect(after.map(({ id, digest }) => [id, digest])).toEqual([[before?.id, before?.digest]]);
});

it('keeps the newest fifty', async () => {
  const many = Array.from({ length: 53 }, () => message());
  for (const one of many) await push(pushed(one));
  const ids = (await alerts()).alerts.map(({ id }) => id);
  expect(ids).toHaveLength(50);
  expect(ids[0]).toBe(many.at(-1)?.id);
});

it('keeps nothing where nobody is logged in, or nothing can be kept, and shows it all the same', async () => {
  await outboxDb.meta.clear();
  await push(pushed(message()));
  expect(await alerts()).toBeUndefined();
  const broken = vi.spyOn(outboxDb, 'transaction').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  await push(pushed(message()));
  broken.mockRestore();
  expect(shown).toHaveLength(2);
  expect(drained).toHaveBeenCalledTimes(2);
});

it('speaks the language in use, and stands as its words run', async () => {
  language = 'ar';
  await push(pushed(message({ title: 'فيضان', body: 'نحتاج إلى قوارب' })));
  await push('');
  await push(pushed(message()));
  expect(shown.map(({ options }) => options.dir)).toEqual(['rtl', 'rtl', 'ltr']);
  expect(shown[0]?.options).toMatchObject({ lang: 'ar', actions: [{ title: 'عرض' }, { title: 'أستطيع المساعدة' }] });
  expect(shown[1]).toMatchObject({ title: 'Relief Relay', options: { body: 'هناك جديد لك. افتح التطبيق لقراءته.' } });
});

it('takes a plain sentence as it is, and any JSON with a title', async () => {
  await push('Test push message');
  await push('{"title":"T","body":"B"}');
  await push('{"notification":{"title":"N"},"data":{"relay":"half'); // cut off
  await push('null');
  await push('7 boats are needed');
  expect(shown.map(({ title, options }) => [title, options.body])).toEqual([
    ['Relief Relay', 'Test push message'],
    ['T', 'B'],
    ...Array.from({ length: 2 }, () => ['Relief Relay', 'There is news for you. Open the app to read it.']),
    ['Relief Relay', '7 boats are needed'],
  ]);
});

it('whatever comes, exactly one notification is shown', async () => {
  const texts = [
    null,
    '',
    ' ',
    'null',
    '[]',
    '{}',
    '"',
    '\0',
    'x'.repeat(100_000),
    ...brokenJson([message()]).map(String),
  ];
  const relays = [1, null, [], {}, '{', 'null', '{"v":2}', '{"v":1,"id":7,"kind":"alert","task":"x","receipt":[]}'];
  for (const relay of relays) texts.push(JSON.stringify({ notification: 7, data: { relay } }));
  for (const text of texts) await push(text);
  expect(shown).toHaveLength(texts.length);
  expect(await outboxDb.items.count()).toBe(0);
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (text) => {
      shown = [];
      await push(text);
      expect(shown).toHaveLength(1);
    }),
    { numRuns: 50 },
  );
});

it('a misshapen part costs that part alone', async () => {
  const odd = { ...message(), task: { severity: 'toString' }, path: 'https://evil.test/', receipt: { device: 'x' } };
  await push(JSON.stringify({ data: { relay: JSON.stringify(odd) } }));
  expect(shown[0]).toMatchObject({ title: odd.title, options: { data: { path: '/' }, vibrate: [300] } });
  expect(shown[0]?.options.actions).toBeUndefined();
  expect(await outboxDb.items.count()).toBe(0);
});

it('is not called reached where nothing could be shown', async () => {
  showNotification.mockRejectedValue(new TypeError('no permission'));
  await push(pushed(message()));
  expect(await outboxDb.items.count()).toBe(0);
  expect(drained).toHaveBeenCalledOnce();
});

it('tells the page that is looked at', async () => {
  const [seen, hidden] = [new FakePage(true), new FakePage(true)];
  hidden.visibilityState = 'hidden';
  pages.push(hidden, seen);
  const one = message();
  await push(pushed(one));
  expect(seen.heard).toEqual([{ type: 'pushed', title: one.title, body: one.body, path: one.path }]);
  expect(hidden.heard).toEqual([]);
});

it('a tap opens the task, “Can help” asks there, and both are told', async () => {
  const one = message();
  await push(pushed(one));
  await click();
  await click('view');
  await click('help');
  expect(opened).toEqual([one.path, one.path, `${one.path}?help=1`]);
  const events = (await outboxDb.items.toArray()).map(({ body }) => (JSON.parse(body) as { event: string }).event);
  expect(events.sort()).toEqual(['opened', 'reached']);
});

it('a page of ours goes there by itself; one that does not answer is left alone', async () => {
  const page = new FakePage(true);
  pages.push(page);
  await push(pushed(message()));
  await click('help');
  expect(page.focus).toHaveBeenCalledOnce();
  expect(page.heard.at(-1)).toMatchObject({ type: 'open', path: expect.stringMatching(/\?help=1$/) });
  expect(opened).toEqual([]);
  pages.splice(0, 1, new FakePage(false));
  await click();
  expect(opened).toHaveLength(1);
});

it('a tap on what an earlier version showed, or another, opens the app', async () => {
  for (const data of [undefined, null, 7, { path: 7 }, { path: 'javascript:alert(1)' }, { proof: 7 }]) {
    await onNotificationClick(tapOn({ data, close: () => undefined }, 'help'));
  }
  expect(new Set(opened)).toEqual(new Set(['/']));
});

it('another address of this phone is noted for the next page', async () => {
  await onSubscriptionChange();
  expect((await outboxDb.meta.get(PUSH_CHANGED_KEY))?.value).toBe(true);
});
