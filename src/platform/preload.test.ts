// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { loadWithFiles } from './preload.ts';

const FROM = 'https://relief.example/assets/a/shell.js';

/** Links of the page, as they are put there: none of them is fetched. */
const put: HTMLLinkElement[] = [];
vi.spyOn(document.head, 'append').mockImplementation((link) => void put.push(link as HTMLLinkElement));

afterEach(() => {
  put.length = 0;
});

const hrefs = () => put.map(({ rel, href }) => `${rel} ${href}`);
const says = (event: string) => put.findLast(({ rel }) => rel === 'stylesheet')?.dispatchEvent(new Event(event));

it('loads at once what needs nothing else', async () => {
  expect(await loadWithFiles(async () => 'part')).toBe('part');
  expect(put).toEqual([]);
});

it('asks for all files, and waits for the sheets among them', async () => {
  const load = vi.fn(async () => 'part');
  const first = loadWithFiles(load, ['./late.js', './late.css'], FROM);
  const second = loadWithFiles(load, ['./late.css'], FROM);
  expect(hrefs()).toEqual([
    expect.stringMatching(/preload https:\/\/relief\.example\/assets\/a\/late\.js$/),
    'stylesheet https://relief.example/assets/a/late.css',
  ]);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  says('load');
  expect(await Promise.all([first, second])).toEqual(['part', 'part']);
});

it('does not ask for what the page has', async () => {
  const link = Object.assign(document.createElement('link'), { href: 'https://relief.example/assets/a/there.css' });
  const found = vi.spyOn(document, 'querySelectorAll').mockReturnValue([link] as unknown as NodeListOf<Element>);
  expect(await loadWithFiles(async () => 'part', ['./there.css'], FROM)).toBe('part');
  expect(found).toHaveBeenCalledWith('link[rel=stylesheet]');
  found.mockRestore();
  expect(put).toEqual([]);
});

it('says so where a sheet did not come, and leaves it to others to ask for it again', async () => {
  const lost = loadWithFiles(async () => 'part', ['./lost.css'], FROM);
  says('error');
  await expect(lost).rejects.toThrow('Unable to preload CSS for https://relief.example/assets/a/lost.css');
  expect(await loadWithFiles(async () => 'part', ['./lost.css'], FROM)).toBe('part');
  expect(put).toHaveLength(1);
});
