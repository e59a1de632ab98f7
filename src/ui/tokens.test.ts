import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { controlPairs, wordPairs } from './colour-pairs.ts';

const FOLDER = 'src';
const css = readFileSync('src/ui/tokens.css', 'utf8');
const themes = ['light', 'dark', 'outdoor'] as const;
type Theme = (typeof themes)[number];

const needed = {
  light: { words: 4.5, controls: 3 },
  dark: { words: 4.5, controls: 3 },
  outdoor: { words: 7, controls: 4.5 },
};

/** A colour token's value in a theme, as written: `--name: var(--light, …) var(--dark, …) var(--outdoor, …)`. */
function valueOf(token: string, theme: Theme): string {
  const line = new RegExp(`^  --${token}: (.*);$`, 'm').exec(css)?.[1] ?? '';
  const value = new RegExp(`var\\(--${theme}, (#[0-9a-f]{6})\\)`).exec(line)?.[1];
  if (!value) throw new Error(`--${token} has no colour in the theme ${theme}.`);
  return value;
}

/** Contrast of two colours by WCAG 2.2, 1.4.3. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe.each(themes)('the colours, %s', (theme) => {
  it.each(wordPairs)('%s can be read on %s', (front, ground) => {
    expect(contrast(valueOf(front, theme), valueOf(ground, theme))).toBeGreaterThanOrEqual(needed[theme].words);
  });

  it.each(controlPairs)('%s is seen on %s', (front, ground) => {
    expect(contrast(valueOf(front, theme), valueOf(ground, theme))).toBeGreaterThanOrEqual(needed[theme].controls);
  });
});

it('measures contrast as the standard does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('gives every token that differs between themes a value in each', () => {
  const lines = css.split('\n').filter((line) => /var\(--(light|dark|outdoor),/.test(line));
  expect(lines.length).toBeGreaterThan(25);
  for (const line of lines) {
    expect(line).toMatch(/^ {2}--[\w-]+: var\(--light, [^)]+\) var\(--dark, [^)]+\) var\(--outdoor, [^)]+\);$/);
  }
});

it('switches exactly one theme on', () => {
  const blocks = [...css.matchAll(/:root(?:\[[^\]]+\]|:not\(\[data-theme\]\))? \{([^}]*)\}/g)].map(
    ([, body]) => body ?? '',
  );
  const switching = blocks.filter((body) => body.includes(': initial;'));
  expect(switching).toHaveLength(5);
  for (const body of switching) {
    expect(body.match(/--(light|dark|outdoor): initial;/g)).toHaveLength(1);
    const isDefault = body.includes('--light: initial;');
    expect(body.match(/--(light|dark|outdoor): ;/g)).toHaveLength(isDefault ? 2 : 1);
  }
});

describe('the style sheets', () => {
  const sheets = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => readFileSync(join(FOLDER, path), 'utf8'));
  const tones = readFileSync('src/ui/tone.module.css', 'utf8');
  const named = (text: string, pattern: RegExp) => new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name));
  const given = (text: string) => named(text, /(--[\w-]+):/g);
  const used = (text: string) => named(text, /var\((--[\w-]+)/g);

  it('use no token that nobody gives: a browser would drop the line without a word', () => {
    expect(sheets.length).toBeGreaterThan(30);
    const common = new Set([...given(css), ...given(tones)]);
    for (const sheet of sheets) {
      const own = given(sheet);
      expect([...used(sheet)].filter((name) => !common.has(name) && !own.has(name))).toEqual([]);
    }
  });

  it('leave no token unused', () => {
    const all = used(sheets.join('\n'));
    expect([...given(css)].filter((name) => !all.has(name))).toEqual([]);
  });
});
