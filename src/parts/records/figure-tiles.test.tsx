import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { figureTexts } from '../../strings/public/figures.ts';
import { FigureTiles } from './figure-tiles.tsx';

afterEach(cleanup);

const none = { disasters: 0, requests: 0, volunteers: 0, ngos: 0, at: '2026-03-04T10:00:00.000Z' };

it('shows the server’s own counts, none that is zero, the fixed words, and of which day the counts are', () => {
  render(<FigureTiles figures={{ ...none, disasters: 2, ngos: 1 }} />);
  const shown = screen
    .getAllByRole('definition')
    .map((one) => `${one.textContent} ${one.previousSibling?.textContent}`);
  expect(shown).toEqual([`2 ${figureTexts.disasters(2)}`, `1 ${figureTexts.ngos(1)}`, '24/7 response']);
  expect(screen.getByText('As of Mar 4, 2026')).toBeDefined();
});

it.each([
  ['there are none', none],
  ['the server has not spoken', undefined],
  ['it cannot say', null],
])('is nothing at all where %s', (_what, figures) => {
  const { container } = render(<FigureTiles figures={figures} />);
  expect(container.innerHTML).toBe('');
});
