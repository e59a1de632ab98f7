// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const worker = vi.hoisted(() => ({ askAboutSets: vi.fn(), whenWorkerIsActive: vi.fn(async () => undefined) }));
vi.mock('../../platform/worker/service-worker.ts', () => worker);
const link = vi.hoisted(() => ({ isThin: true, change: (): void => undefined }));
vi.mock('../../platform/link.ts', () => ({
  isThinLink: () => link.isThin,
  onLinkChange: (tell: () => void) => {
    link.change = tell;
  },
}));

const config = vi.hoisted(() => ({ tell: (_: { pmtilesUrl?: string }): void => undefined }));
vi.mock('../../data/live.ts', () => ({
  follow: (_: unknown, tell: (value: object) => void) => {
    config.tell = tell;
  },
}));

const { storePerson } = await import('../../data/person-store.ts');
const { wishForAll } = await import('../../platform/keep-wish.ts');
const { startKeeping } = await import('./keep-app.ts');

const asked = () => worker.askAboutSets.mock.lastCall?.[1] as string[] | undefined;

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  worker.askAboutSets.mockResolvedValue(0);
});
afterEach(() => {
  storePerson(undefined);
  vi.unstubAllGlobals();
});

it('keeps what a person needs: the role, a better link and a wish each bring more, and the page says what is there', async () => {
  await startKeeping();
  expect(asked()).toEqual(['core']);
  await vi.waitFor(() => expect(document.documentElement.dataset['keptSets']).toBe('core'));

  storePerson({ id: 'asha', name: 'Asha', email: 'asha@example.org', role: 'volunteer' });
  expect(asked()).toEqual(['core', 'public', 'volunteer']);
  // A foreign host's role has no screens of its own here.
  storePerson({ id: 'x', name: 'X', email: 'x@example.org', role: 'donor' });
  expect(asked()).toEqual(['core']);

  link.isThin = false;
  link.change();
  expect(asked()).toEqual(['core', 'public']);

  link.isThin = true;
  wishForAll();
  expect(asked()).toEqual(['core', 'public']);
  await vi.waitFor(() => expect(document.documentElement.dataset['keptSets']).toBe('core public'));
  worker.askAboutSets.mockResolvedValue(12);
  delete document.documentElement.dataset['keptSets'];
  link.change();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.documentElement.dataset['keptSets']).toBeUndefined();
});

it('keeps what draws the base map where the server names one, on a good link or by a wish alone', async () => {
  const { setsOf } = await import('../../hooks/shared/role-sets.ts');
  link.isThin = true;
  expect(setsOf(undefined, false, true)).toEqual(['core']);
  expect(setsOf('volunteer', false, true)).toEqual(['core', 'public', 'volunteer']);
  await startKeeping();
  config.tell({});
  expect(asked()).toEqual(['core', 'public']);
  config.tell({ pmtilesUrl: '/base-map.pmtiles' });
  expect(asked()).toEqual(['core', 'public', 'base-map']);
  config.tell({});
  expect(asked()).toEqual(['core', 'public']);
});
