import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, it } from 'vitest';
import { expectOnlyText } from '../../../../tests/support/attack/only-text.ts';
import { corpusOf } from '../../../../tests/support/attack/texts.ts';
import type { AdminAid } from '../../../data/queries/admin/admin-aid.ts';
import { AidCard } from './aid-card.tsx';

const TEXT_CHARACTERS = 4000;
const AT = '2026-11-22T10:00:00.000Z';
const NOW = Date.parse(AT);
const desk = { ask() {}, act: async () => true };

function show(
  texts: Record<'disasterType' | 'name' | 'contactNumber' | 'location' | 'description', string>,
  of: string,
) {
  const need = { type: `${of} need`, quantity: `${of} much`, urgent: true, status: 'partially-fulfilled' };
  const taking = { _id: 't', ngo: { _id: 'n', name: `${of} ngo` }, lines: [0], since: AT };
  const requirements = [{ ...need, delivered: `${of} delivered` }];
  const shown = { status: 'active', requirements, takings: [taking], lane: 'main' };
  const acts = { waiting: [], conflicts: [] };
  const aid = { _id: 'a', status: 'active', ...texts, deadline: AT, createdAt: AT, requirements, shown, acts };
  render(<AidCard aid={aid as unknown as AdminAid} now={NOW} desk={desk} isFromServer={false} onOpen={() => {}} />);
  return screen.getByRole('article');
}

afterEach(cleanup);

it('S20 whatever was written stays text: what is asked for, by whom, what has come and who has it', () => {
  for (const written of corpusOf(TEXT_CHARACTERS)) {
    const texts = {
      disasterType: `${written} kind`,
      name: `${written} name`,
      contactNumber: `${written} contact`,
      location: `${written} place`,
      description: `${written} words`,
    };
    const more = ['need', 'much', 'ngo', 'delivered'].map((mark) => `${written} ${mark}`);
    expectOnlyText(show(texts, written), [...Object.values(texts), ...more]);
    cleanup();
  }
});
