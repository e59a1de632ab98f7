import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Announcer } from '../../ui/feedback/announcer.tsx';
import { DeadlineField } from './deadline-field.tsx';

afterEach(cleanup);

it('a shortcut fills the field and says which day it chose', async () => {
  const onFilled = vi.fn();
  render(
    <>
      <Announcer />
      <DeadlineField problem={undefined} onFilled={onFilled} />
    </>,
  );
  const group = within(screen.getByRole('group', { name: 'Needed by' }));
  fireEvent.click(group.getByRole('button', { name: 'Tomorrow' }));
  const said = await within(screen.getByRole('status')).findByText(/^[A-Z][a-z]{2} \d+, \d{4}, /);
  const chosen = document.querySelector<HTMLInputElement>('[name=deadline]')?.value ?? '';
  expect(said.textContent).toContain(String(new Date(chosen).getDate()));
  expect(onFilled).toHaveBeenCalledOnce();
});
