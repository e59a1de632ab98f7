import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

afterEach(cleanup);

it('has the act first and the way out last, and begins on the way out', () => {
  render(
    <ConfirmDialog
      title="Delete it?"
      body="It is gone."
      yes="Delete"
      no="Keep it"
      extra={<button type="button">Take a copy</button>}
      onYes={() => undefined}
      onNo={() => undefined}
    />,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Delete',
    'Take a copy',
    'Keep it',
  ]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }));
});
