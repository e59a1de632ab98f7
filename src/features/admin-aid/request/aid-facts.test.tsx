import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AidFacts } from './aid-facts.tsx';

const zone = process.env['TZ'];
afterEach(() => {
  cleanup();
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

it.each(['America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
  'in %s a deadline that is a day is that day',
  (there) => {
    process.env['TZ'] = there;
    const aid = { deadline: '2026-12-01', requirements: [] as unknown, createdAt: '' } as Parameters<
      typeof AidFacts
    >[0]['aid'];
    render(<AidFacts aid={aid} now={Date.UTC(2026, 10, 27)} />);
    expect(document.body.textContent).toContain('Dec 1, 2026');
    expect(document.body.textContent).not.toMatch(/\d:\d\d/);
  },
);

it.each([
  [
    { location: 'By the school', position: { lati: 25.61, long: 85.14 }, locationAccuracy: 12 },
    /By the school.*Position.*25\.61000, 85\.14000/,
  ],
  [{ location: '25.61, 85.14', position: { lati: 25.61, long: 85.14 } }, /25\.61, 85\.14/],
])('%o: the position stands beside the words, and once where it is the words', (place, text) => {
  const aid = { deadline: '2026-12-01', requirements: [] as unknown, createdAt: '', ...place } as Parameters<
    typeof AidFacts
  >[0]['aid'];
  render(<AidFacts aid={aid} now={Date.UTC(2026, 10, 27)} />);
  const words = (document.body.textContent ?? '').replaceAll(/[\u2066-\u2069\u200e]/g, '');
  expect(words).toMatch(text);
  expect(words.match(/25\.61/g)).toHaveLength(1);
});
