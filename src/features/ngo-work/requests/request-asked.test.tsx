import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { NgoAid } from '../../../data/queries/ngos/ngo-aid.ts';
import { RequestAsked } from './request-asked.tsx';

afterEach(cleanup);

function open(...needs: { quantity?: string; delivered?: string }[]) {
  const requirements = needs.map((need, line) => ({
    type: `Need ${line}`,
    urgent: false,
    status: need.delivered === undefined ? ('pending' as const) : ('partially-fulfilled' as const),
    ...need,
  }));
  const aid = { _id: 'r', shown: { requirements, takings: [] }, free: needs.map((_, line) => line), own: [] };
  const onDo = vi.fn<(wish: object) => void>();
  const question = { kind: 'take', aid: aid as unknown as NgoAid } as const;
  const nothing = () => undefined;
  render(
    <MemoryRouter>
      <RequestAsked question={question} problem={undefined} onDo={onDo} onAsk={nothing} onClose={nothing} />
    </MemoryRouter>,
  );
  return onDo;
}
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));
const amount = (need: string) => screen.queryByLabelText<HTMLInputElement>(`How much you take: ${need}`);
const type = (need: string, value: string) => fireEvent.input(amount(need) ?? document.body, { target: { value } });
const take = () => fireEvent.click(screen.getByRole('button', { name: 'Accept these' }));

it('of a need that is counted so much is taken as is typed; what says no number, and all of it, is the line', () => {
  const onDo = open({ quantity: '50 tins' }, { quantity: 'enough' }, { quantity: '8' });
  take();
  expect(screen.getByText('Choose at least one need.')).toBeTruthy();
  expect(amount('Need 0')).toBeNull();
  for (const name of [/^Need 0/, /^Need 1/, /^Need 2/]) choose(name);
  expect([amount('Need 0')?.value, amount('Need 1'), amount('Need 2')?.value]).toEqual(['50', null, '8']);
  type('Need 0', ' ٢٠ ');
  type('Need 2', '8');
  take();
  expect(onDo).toHaveBeenCalledExactlyOnceWith({
    act: 'take',
    aidId: 'r',
    lines: [0, 1, 2],
    amounts: [{ line: 0, amount: 20 }],
  });
});

it.each(['', '0', '31', '20 boxes', 'half', '1.234'])('%j of the 30 that are open is none', (typed) => {
  const onDo = open({ quantity: '50 tins', delivered: '20' });
  expect(amount('Need 0')?.value).toBe('30');
  type('Need 0', typed);
  take();
  expect(screen.getByText('Write a number, 30 at most.')).toBeTruthy();
  expect(onDo).not.toHaveBeenCalled();
  type('Need 0', '30');
  take();
  expect(onDo).toHaveBeenCalledWith({ act: 'take', aidId: 'r', lines: [0] });
});
