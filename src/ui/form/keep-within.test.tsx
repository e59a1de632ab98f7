import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextArea, TextField } from './field.tsx';

afterEach(cleanup);

const control = () => screen.getByLabelText<HTMLInputElement>('Name');

/** As a browser does: at the caret, no more than the control itself takes. */
function type(text: string, at = control().value.length): void {
  const { value, maxLength } = control();
  const fits = text.slice(0, Math.max(0, maxLength - value.length));
  control().value = value.slice(0, at) + fits + value.slice(at);
  control().setSelectionRange(at + fits.length, at + fits.length);
  fireEvent.input(control());
}

it.each([TextField, TextArea])(
  'takes as many characters as the limit says, whatever place each takes in a string',
  (Control) => {
    render(<Control name="name" label="Name" maxLength={10} />);
    type('😀'.repeat(12));
    expect(control().value).toBe('😀'.repeat(10));
    type('a');
    expect(control().value).toBe('😀'.repeat(10));
  },
);

it('takes no more letters than the limit says', () => {
  render(<TextField name="name" label="Name" maxLength={10} />);
  type('abcdefghijkl');
  expect(control().value).toBe('abcdefghij');
});

it('cuts what was put in, not what stood there, and leaves the caret behind it', () => {
  const onInput = vi.fn();
  render(
    <TextField name="name" label="Name" maxLength={10} onInput={({ currentTarget }) => onInput(currentTarget.value)} />,
  );
  type('abcdefgh');
  type('12345', 4);
  expect([control().value, control().selectionStart]).toEqual(['abcd12efgh', 6]);
  expect(onInput).toHaveBeenLastCalledWith('abcd12efgh');
});

it('leaves a word alone while it is being put together, and cuts it then', () => {
  render(<TextField name="name" label="Name" maxLength={3} />);
  control().value = 'abcd';
  fireEvent.input(control(), { isComposing: true });
  expect(control().value).toBe('abcd');
  fireEvent.compositionEnd(control());
  expect(control().value).toBe('abc');
});
