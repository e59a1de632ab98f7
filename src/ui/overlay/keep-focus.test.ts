// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let end = () => {};

beforeEach(() => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  document.body.innerHTML = `
    <main><h1>Go bag</h1>
      <section><h2>Packed</h2><button type="button" id="untick">Untick all</button></section>
      <button type="button" id="beside">Beside</button>
    </main>`;
  end = keepFocus();
});

afterEach(() => {
  end();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

const at = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;

it('gives the focus of a button that goes away to the heading of what stood around it', async () => {
  at('#untick').focus();
  at('#untick').remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(at('h2')));
});

it('gives it to the screen’s heading where the whole part goes away', async () => {
  at('#untick').focus();
  at('section').remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(at('h1')));
});

it('leaves it to a part that chooses an heir of its own', async () => {
  at('#untick').focus();
  at('#untick').remove();
  at('#beside').focus();
  at('h2').remove();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.activeElement).toBe(at('#beside'));
});
