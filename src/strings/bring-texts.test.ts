import { beforeEach, expect, it, vi } from 'vitest';

const english = vi.hoisted(() => ({ others: vi.fn<() => Promise<{ pack: Record<string, object> }>>() }));
vi.mock('./english-packs.ts', () => ({ englishPacks: english }));
vi.mock('./hi/others.ts', () => {
  throw new Error('the link broke');
});

beforeEach(async () => {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  (await import('./language.ts')).speak('hi');
});

it('a part that cannot be had in the language is said in English, and all other parts in the language', async () => {
  english.others.mockResolvedValue({ pack: { outboxTexts: { title: 'Outbox' } } });
  const [{ bringAllTexts }, { adoptedTexts }] = await Promise.all([import('./packs.ts'), import('./texts.ts')]);
  await bringAllTexts();
  expect(adoptedTexts()['outboxTexts']).toEqual({ title: 'Outbox' });
  expect(adoptedTexts()).toHaveProperty('homeTexts', (await import('./hi/public/home.ts')).homeTexts);
  expect(adoptedTexts()).toHaveProperty('roleLabels', (await import('./hi/accounts/roles.ts')).roleLabels);
});

it('where English cannot be had either, whoever waits for the texts is told, and nothing is shown without words', async () => {
  english.others.mockRejectedValue(new Error('the link is down'));
  const { bringOtherTexts } = await import('./packs.ts');
  await expect(bringOtherTexts()).rejects.toThrow('the link is down');
});

it('a language of which a part cannot be had is not one that the app can speak', async () => {
  const { havePacks } = await import('./packs.ts');
  expect(await havePacks('hi')).toBe(false);
  expect(await havePacks('ar')).toBe(true);
});
