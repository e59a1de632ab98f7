import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { KindReasonDialog } from './kind-reason-dialog.tsx';

afterEach(cleanup);

it('takes no yes without a reason, then the kind and the reason; why it could not be saved stands above', () => {
  const onYes = vi.fn<(kind: string, reason: string) => void>();
  render(
    <KindReasonDialog
      title="Dismiss this report?"
      body="It is shown to nobody."
      label="Why"
      kinds={{ false: 'It is false', duplicate: 'It was reported already' }}
      yes="Dismiss"
      problem="This phone could not save it."
      onYes={onYes}
      onNo={() => undefined}
    />,
  );
  expect(screen.getByText('This phone could not save it.')).toBeDefined();
  const reason = document.querySelector('textarea') ?? document.body;
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  fireEvent.input(reason, { target: { value: '  ' } });
  press();
  expect(screen.getByText('Please give a reason.')).toBeDefined();
  expect(document.activeElement).toBe(reason);
  expect(onYes).not.toHaveBeenCalled();
  fireEvent.change(document.querySelector('select') ?? document.body, { target: { value: 'duplicate' } });
  fireEvent.input(reason, { target: { value: ' Ward 4 told of it. ' } });
  press();
  expect(onYes).toHaveBeenCalledExactlyOnceWith('duplicate', 'Ward 4 told of it.');
});
