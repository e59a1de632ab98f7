import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { UsualAmounts } from './usual-amounts.tsx';

afterEach(cleanup);

it('one tap puts the amount into the field as if it was typed, in place of what stood there', () => {
  const typed = vi.fn();
  render(
    <form onInput={typed}>
      <input name="amount" defaultValue="12" aria-label="Amount" />
      <UsualAmounts name="amount" />
    </form>,
  );
  for (const [label, amount] of Object.entries({ '₹100': '100', '₹5,000': '5000' })) {
    fireEvent.click(screen.getByRole('button', { name: label }));
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe(amount);
  }
  expect(typed).toHaveBeenCalledTimes(2);
});
