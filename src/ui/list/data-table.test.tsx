import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DataTable } from './data-table.tsx';

afterEach(cleanup);

it('stays a table to screen readers however it is laid out, its cells labelled by their columns', () => {
  render(
    <>
      <h3 id="people">People</h3>
      <DataTable
        labelledBy="people"
        rows={[{ name: 'Asha', count: 4 }]}
        keyOf={({ name }) => name}
        columns={[
          { id: 'name', kind: 'name', head: 'Name', render: ({ name }) => name },
          { id: 'count', kind: 'number', head: 'How many', render: ({ count }) => count },
          { id: 'act', kind: 'actions', head: 'Decide', render: () => <button type="button">Approve</button> },
        ]}
      />
    </>,
  );
  const table = within(screen.getByRole('table', { name: 'People' }));
  expect(table.getAllByRole('columnheader').map((one) => one.textContent)).toEqual(['Name', 'How many', 'Decide']);
  expect(table.getByRole('rowheader').textContent).toBe('Asha');
  const [count, act] = table.getAllByRole('cell');
  expect([count?.textContent, count?.dataset['label']]).toEqual(['4', 'How many']);
  expect(act?.dataset['label']).toBeUndefined();
  // Said, not left to the element: laid out as a grid it would be forgotten.
  for (const element of document.querySelectorAll('table, thead, tbody, tr, th, td')) {
    expect(element.hasAttribute('role'), element.tagName).toBe(true);
  }
});

it('is sorted at a press of a head, and says by which', () => {
  const onSort = vi.fn();
  render(
    <>
      <h3 id="people">People</h3>
      <DataTable
        labelledBy="people"
        rows={[{ name: 'Asha' }]}
        keyOf={({ name }) => name}
        columns={[
          {
            id: 'name',
            kind: 'name',
            head: 'Name',
            sort: { direction: 'ascending', onSort },
            render: ({ name }) => name,
          },
          { id: 'count', head: 'How many', sort: { direction: undefined, onSort }, render: () => 4 },
        ]}
      />
    </>,
  );
  const heads = screen.getAllByRole('columnheader');
  expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual(['ascending', null]);
  fireEvent.click(screen.getByRole('button', { name: 'How many' }));
  expect(onSort).toHaveBeenCalledTimes(1);
});
