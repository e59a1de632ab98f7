import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { OwnDelivery } from '../../../data/queries/ngos/own-deliveries.ts';
import type { DeliveryQuestion } from './delivery-card.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';

afterEach(cleanup);

const delivery: OwnDelivery = {
  _id: 'd',
  disaster: 'flood',
  status: 'in_transit',
  date: '2026-01-05T09:00:00.000Z',
  expectedDelivery: '2026-01-07',
  assignedNGO: { _id: 'ngo', name: 'Kosi' },
  items: [
    { line: 0, type: 'Food', state: 'under-way' },
    { line: 1, type: 'Medicine', state: 'dropped' },
  ],
  priority: 'High',
  conflicts: [],
};

function open(kind: DeliveryQuestion['kind']) {
  const act = vi.fn<(wish: object) => Promise<string>>(() => Promise.resolve('item'));
  const acting = { act, pack: () => Promise.resolve('item'), problem: undefined, forget: () => undefined };
  const onClose = vi.fn<() => void>();
  render(<DeliveryDialog question={{ kind, delivery }} acting={acting} onClose={onClose} />);
  return { act, onClose };
}
const type = (label: RegExp, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('a handover needs the code or why there is none; of needs that left the delivery nothing is asked', async () => {
  const { act, onClose } = open('deliver');
  expect(screen.queryByLabelText(/Medicine/)).toBeNull();
  press('Save the handover');
  expect(screen.getByText('Enter the code, or say why there is none.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/^If there is no code/));
  expect(act).not.toHaveBeenCalled();
  type(/^If there is no code/, ' Phone is flat ');
  type(/^How much of it came/, 'half');
  press('Save the handover');
  const part = [{ line: 0, delivered: 'half' }];
  expect(act).toHaveBeenCalledWith({ act: 'deliver', deliveryId: 'd', note: 'Phone is flat', part });
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});

it('a code that comes later is asked for alone', () => {
  const { act } = open('confirm');
  press('Save the code');
  expect(screen.getByText('Enter the code.')).toBeTruthy();
  type(/^Receiver’s code/, 'abc 234');
  press('Save the code');
  expect(act).toHaveBeenCalledWith({ act: 'deliver', deliveryId: 'd', code: 'abc 234' });
});

it('a delivery is canceled with a reason', () => {
  const { act } = open('cancel');
  press('Cancel the delivery');
  expect(screen.getByText('Please give a reason.')).toBeTruthy();
  expect(act).not.toHaveBeenCalled();
  type(/^Why it is canceled/, 'No road');
  press('Cancel the delivery');
  expect(act).toHaveBeenCalledWith({ act: 'cancel', deliveryId: 'd', reason: 'No road' });
});
