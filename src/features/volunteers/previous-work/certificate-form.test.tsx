import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Certificate } from '../../../../contract/entities/volunteer.ts';
import { answerCalls, refusal } from '../../../../tests/support/answering-server.ts';
import { makeOfflinePhone } from '../../../../tests/support/offline-phone.ts';
import { CertificateForm } from './certificate-form.tsx';

const ISSUE = 'POST /api/certificates/';

beforeEach(() => makeOfflinePhone());

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(replaces = false) {
  const onMade = vi.fn<(certificate: Certificate) => void>();
  render(<CertificateForm workId="w" name="Asha Devi" replaces={replaces} onMade={onMade} onKeep={undefined} />);
  return onMade;
}

const name = () => screen.getByLabelText<HTMLInputElement>('Volunteer name');
const generate = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Generate' });

it('begins with the volunteer’s own name, and makes nothing in a name that cannot be seen', () => {
  open();
  expect(name().value).toBe('Asha Devi');
  expect(generate().disabled).toBe(false);
  fireEvent.change(name(), { target: { value: ' \u200b ' } });
  expect(generate().disabled).toBe(true);
});

it('keeps the name where the server cannot be reached, and says that the same name makes no second one', async () => {
  const onMade = open();
  fireEvent.change(name(), { target: { value: 'Asha D.' } });
  fireEvent.click(generate());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('There is no connection to the server.'));
  expect(name().value).toBe('Asha D.');
  expect(onMade).not.toHaveBeenCalled();
});

it('asks before one takes the place of another, and says when no more can be made', async () => {
  const asked = answerCalls({ [ISSUE]: refusal(409, 'conflict') });
  const onMade = open(true);
  fireEvent.click(generate());
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Make the new one' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^No more certificates can be made/));
  expect(asked.map(({ body }) => body)).toEqual([{ workId: 'w', name: 'Asha Devi' }]);
  expect(onMade).not.toHaveBeenCalled();
});
