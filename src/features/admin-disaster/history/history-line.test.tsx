import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, it } from 'vitest';
import { expectOnlyText } from '../../../../tests/support/attack/only-text.ts';
import { corpusOf } from '../../../../tests/support/attack/texts.ts';
import type { HistoryEntry } from '../../../data/commands/admin/find-records.ts';
import { HistoryLine } from './history-line.tsx';

const TEXT_CHARACTERS = 4000;

function show(entry: object): HTMLElement {
  const when = { _id: 'h', at: '2026-11-22T10:00:00.000Z', detail: {} };
  render(<HistoryLine entry={{ ...when, ...entry } as unknown as HistoryEntry} />);
  return screen.getByRole('listitem');
}

afterEach(cleanup);

it('S20 whatever was written stays text: an act of a later version, its reason, facts before and after, an alert', () => {
  for (const written of corpusOf(TEXT_CHARACTERS)) {
    const [action, name, reason, from, to] = ['act', 'by', 'why', 'from', 'to'].map((mark) => `${written} ${mark}`);
    const said = { action, by: { _id: 'o', name }, detail: { reason }, changes: { description: { from, to } } };
    expectOnlyText(show(said), [action, name, reason, from, to].map(String));
    cleanup();
    const alert = { title: `${written} title`, body: `${written} body`, radiusKm: 50, chosen: 2 };
    expectOnlyText(show({ action: 'volunteers-alerted', alert }), [alert.title, alert.body]);
    cleanup();
  }
});
