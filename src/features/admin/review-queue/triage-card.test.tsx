import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { expectOnlyText } from '../../../../tests/support/attack/only-text.ts';
import { corpusOf } from '../../../../tests/support/attack/texts.ts';
import { TriageCard } from './triage-card.tsx';

const TEXT_CHARACTERS = 4000;
const record = { _id: 'r', disasterType: 'flood', name: 'Asha', contactNumber: '+91 177-45 21', description: 'Water.' };

function show(more: Partial<typeof record> = {}, place = 'Ward 7'): HTMLElement {
  const shared = { cameAt: '2026-11-22T10:00:00.000Z', away: 'Dismiss', onRelease() {}, onAway() {} };
  render(<TriageCard record={{ ...record, ...more }} place={place} {...shared} />);
  return screen.getByRole('article');
}

afterEach(cleanup);

it('says what is known, with a number to call and acts that name what they are about', () => {
  const { textContent } = show();
  for (const words of ['Flood', 'Asha', 'Ward 7', 'Water.', '+91 177-45 21']) expect(textContent).toContain(words);
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+911774521');
  expect(screen.getByRole('button', { name: 'Move to the main list: Flood, Ward 7' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Dismiss: Flood, Ward 7' })).toBeDefined();
});

it('S20 whatever was written stays text', () => {
  for (const written of corpusOf(TEXT_CHARACTERS)) {
    const texts = {
      disasterType: `${written} kind`,
      name: `${written} name`,
      contactNumber: `${written} contact`,
      description: `${written} words`,
    };
    expectOnlyText(show(texts, `${written} place`), [...Object.values(texts), `${written} place`]);
    cleanup();
  }
});
