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
