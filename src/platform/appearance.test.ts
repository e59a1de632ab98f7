// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { barColours, showTheme } from './appearance.ts';

const colours = () =>
  Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'), ({ content }) => content);

beforeEach(() => {
  document.head.innerHTML = /<head>([\s\S]*)<\/head>/.exec(readFileSync('index.html', 'utf8'))?.[1] ?? '';
});

it('knows the top bar’s colours', () => {
  const [bar = ''] = /--bar: .*/.exec(readFileSync('src/ui/tokens.css', 'utf8')) ?? [];
  for (const [theme, colour] of Object.entries(barColours)) expect(bar).toContain(`var(--${theme}, ${colour})`);
});

it('gives the colour around the page to the theme that was chosen, and back to the phone', () => {
  const ofPhone = [barColours.outdoor, barColours.light, barColours.dark];
  expect(colours()).toEqual(ofPhone);
  for (const theme of ['outdoor', 'light', 'dark'] as const) {
    showTheme(theme);
    expect(new Set(colours())).toEqual(new Set([barColours[theme]]));
  }
  showTheme(undefined);
  expect(colours()).toEqual(ofPhone);
});
