import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, answerCalls, LOST } from '../../../../tests/support/answering-server.ts';
import { makeVolunteerPhone } from '../../../../tests/support/volunteer-phone.ts';
import { signOut } from '../../../data/commands/accounts/session.ts';
import { AadhaarCard } from './aadhaar-card.tsx';

const SAVE = 'POST /api/volunteers/';
const NUMBER = '2341 2341 2346';
const saved = { status: 201, body: { success: true, message: 'Saved', data: { _id: 'a' } } };

beforeEach(() => makeVolunteerPhone());

afterEach(async () => {
  cleanup();
  await signOut();
  vi.unstubAllGlobals();
});

function open(answer: Answer | typeof LOST, masked?: string) {
  const asked = answerCalls({ [SAVE]: answer });
  const onChanged = vi.fn<() => void>();
  render(<AadhaarCard masked={masked} onChanged={onChanged} />);
  return { asked, onChanged };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');

function save(number: string): void {
  fireEvent.input(field(), { target: { value: number } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the number' }));
}

it('refuses at its field what is no Aadhaar number, and asks nobody', async () => {
  const { asked } = open(saved);
  save('2341 2341 2347');
  await screen.findByText(/^This is not an Aadhaar number/);
  expect(document.activeElement).toBe(field());
  expect(asked).toEqual([]);
});

it('takes a number as a Hindi keyboard writes it, and shows it no more once it is stored', async () => {
  const { asked, onChanged } = open(saved);
  save(NUMBER.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit))));
  await screen.findByText('The number is stored.');
  const [{ body } = { body: undefined }] = asked;
  expect((body as { aadharNumber: string }).aadharNumber.replaceAll(' ', '')).toBe(NUMBER.replaceAll(' ', ''));
  expect(field().value).toBe('');
  expect(onChanged).toHaveBeenCalledOnce();
});

it('keeps what was typed where no answer came, and says that it may have been done', async () => {
  open(LOST);
  save(NUMBER);
  await screen.findByText(/^There is no connection to the server\. .*This may have gone through/);
  expect(field().value).toBe(NUMBER);
});

it('removes the number at a second word', async () => {
  const { asked } = open(saved, 'XXXX XXXX 2346');
  fireEvent.click(screen.getByRole('button', { name: 'Remove it' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(asked).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Remove it' }));
  await screen.findByText('The number was removed.');
  expect(asked).toMatchObject([{ call: SAVE, body: { aadharNumber: '' } }]);
});
