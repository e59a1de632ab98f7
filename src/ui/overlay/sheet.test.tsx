import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Sheet } from './sheet.tsx';

afterEach(cleanup);

function open() {
  const onClose = vi.fn();
  render(
    <Sheet title="Filter" close="Close" onClose={onClose}>
      <p>Choices</p>
    </Sheet>,
  );
  return { onClose, sheet: screen.getByRole('dialog', { name: 'Filter' }) };
}

describe('a sheet', () => {
  it('is open and named by its title', () => {
    expect(open().sheet).toHaveProperty('open', true);
  });

  it('closes by its button, by Escape and by a tap beside it', () => {
    const { onClose, sheet } = open();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent(sheet, new Event('cancel', { cancelable: true }));
    fireEvent.click(sheet);
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('takes nothing of the double tap that opened it, and any tap of its own', () => {
    const { onClose } = open();
    const close = screen.getByRole('button', { name: 'Close' });
    fireEvent.click(close, { detail: 2 });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(close, { detail: 1 });
    fireEvent.click(close, { detail: 2 });
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('stays open at a tap on what is in it, and when a file chooser in it is left', () => {
    const { onClose } = open();
    const inside = screen.getByText('Choices');
    fireEvent.click(inside);
    fireEvent(inside, new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
  });
});
