import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { DecisionAnswer } from './decision-answer.ts';
import { DismissDialog } from './dismiss-dialog.tsx';

afterEach(cleanup);

it('dismisses nothing without a kind and a reason, and leads to the first that is missing', () => {
  const onDecide = vi.fn<DecisionAnswer['onDecide']>();
  render(<DismissDialog onDecide={onDecide} onClose={() => undefined} />);
  const [kind, reason] = [screen.getByLabelText('Why'), screen.getByLabelText('Reason')];
  const dismiss = () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  dismiss();
  expect(screen.getByText('Please choose why.')).toBeDefined();
  expect(screen.getByText('Please give a reason.')).toBeDefined();
  expect(document.activeElement).toBe(kind);
  fireEvent.change(kind, { target: { value: 'duplicate' } });
  fireEvent.input(reason, { target: { value: '  ' } });
  dismiss();
  expect(screen.queryByText('Please choose why.')).toBeNull();
  expect(document.activeElement).toBe(reason);
  expect(onDecide).not.toHaveBeenCalled();
  fireEvent.input(reason, { target: { value: 'The same as the one from ward 8.' } });
  dismiss();
  const said = { to: 'dismissed', dismissal: 'duplicate', reason: 'The same as the one from ward 8.' };
  expect(onDecide.mock.calls).toEqual([[said]]);
});
