import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCalls, LOST, refusal } from '../../../tests/support/answering-server.ts';
import { makeOfflinePhone } from '../../../tests/support/offline-phone.ts';
import { acceptSignIn, signOut } from '../../data/commands/accounts/session.ts';
import { mainDb, outboxDb } from '../../data/db.ts';
import { readPerson } from '../../data/person-store.ts';
import { changePasswordTexts, dataTexts, emailTexts } from '../../strings/accounts/account-page.ts';
import AccountScreen from './account-screen.tsx';

const CHANGE = 'POST /api/account/password';
const DELETE = 'DELETE /api/account';
const NEW_PASSWORD = 'eight boats on the Kosi';
const user = { _id: 'a', name: 'Asha', email: 'asha@example.org', role: 'admin', status: 'approved' };
const account = { ...user, createdAt: '2026-01-01T00:00:00.000Z', secondStep: false };
const own = { 'GET /api/account': { body: { success: true, data: account } } };

beforeEach(async () => {
  await makeOfflinePhone();
  await mainDb.settings.clear();
  await acceptSignIn({ data: { token: 't', user, session: { id: 's' } } });
});

afterEach(async () => {
  cleanup();
  await signOut();
  vi.unstubAllGlobals();
});

function open(): void {
  render(
    <MemoryRouter initialEntries={['/account']}>
      <AccountScreen alerts={null} donations={null} />
    </MemoryRouter>,
  );
}

function type(name: string, value: string): void {
  fireEvent.input(document.querySelector(`[name="${name}"]`) ?? document.body, { target: { value } });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const problem = (name: string) => document.querySelector(`#field-${name}-problem`)?.textContent;

it('refuses an empty name at its field, and saves nothing', async () => {
  open();
  type('name', '   ');
  press('Save the name');
  await waitFor(() => expect(problem('name')).toBe('Please give your name.'));
  expect(await outboxDb.items.count()).toBe(0);
});

it('asks for the name anew once a change of it has arrived: another phone may have changed it later', async () => {
  answerCalls({ 'GET /api/account': LOST });
  open();
  type('name', 'Asha Devi');
  press('Save the name');
  await waitFor(async () => expect(await outboxDb.items.count()).toBe(1));
  answerCalls({
    'GET /api/account': { body: { success: true, data: { ...account, name: 'Asha of the other phone' } } },
  });
  await outboxDb.items.toCollection().modify({ state: 'sent' });
  await waitFor(() => expect(document.querySelector('[name=name]')).toHaveProperty('value', 'Asha of the other phone'));
});

it('leaves the field to who stands in it: a name that comes meanwhile is shown once they leave it untouched', async () => {
  answerCalls({
    'GET /api/account': { body: { success: true, data: { ...account, name: 'Asha B', email: 'new@example.org' } } },
  });
  open();
  const field = screen.getByRole('textbox', { name: 'Name' });
  act(() => field.focus());
  expect(await screen.findByText('new@example.org')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(field.isConnected).toBe(true);
  act(() => field.blur());
  await waitFor(() => expect(document.querySelector('[name=name]')).toHaveProperty('value', 'Asha B'));
});

describe('a new e-mail address', () => {
  const EMAIL = 'POST /api/account/email';
  const change = (email: string, password: string) => {
    type('newEmail', email);
    type('emailPassword', password);
    press('Change the e-mail address');
  };
  /** It comes in a file of its own. */
  const thereIsTheForm = () => screen.findByText(emailTexts.lead, {}, { timeout: 60_000 });
  const asked = (calls: { call: string }[]) => calls.filter(({ call }) => call === EMAIL);

  it('is what the phone shows from then on', async () => {
    const changed = { ...account, email: 'asha@new.example.org' };
    const calls = answerCalls({ ...own, [EMAIL]: { body: { success: true, message: 'changed', data: changed } } });
    open();
    await thereIsTheForm();
    change(' asha@new.example.org ', 'mine');
    await screen.findByText(emailTexts.changed);
    expect(asked(calls)).toEqual([{ call: EMAIL, body: { password: 'mine', email: 'asha@new.example.org' } }]);
    expect(localStorage.getItem('email')).toBe('asha@new.example.org');
    expect(screen.getAllByText('asha@new.example.org').length).toBeGreaterThan(0);
    expect(document.querySelector('[name=emailPassword]')).toHaveProperty('value', '');
  });

  it.each([
    ['no address', 'mine', 'newEmail', 'This is not an e-mail address. It looks like name@example.org.'],
    ['new@example.org', '', 'emailPassword', 'Please fill this in.'],
  ])('nobody is asked for %s with %s: it is said at the field', async (email, password, name, words) => {
    const calls = answerCalls({ ...own, [EMAIL]: refusal(500, 'internal') });
    open();
    await thereIsTheForm();
    change(email, password);
    await waitFor(() => expect(problem(name)).toBe(words));
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe(name));
    expect(asked(calls)).toEqual([]);
  });

  it.each([
    [refusal(409, 'conflict', { fields: { email: 'This e-mail address already has an account.' } }), 'newEmail'],
    [refusal(422, 'invalid', { fields: { password: 'This is not your password.' } }), 'emailPassword'],
  ] as const)('the server’s word on it stands at its field, and nothing typed is lost', async (answer, name) => {
    answerCalls({ ...own, [EMAIL]: answer });
    open();
    await thereIsTheForm();
    change('new@example.org', 'not mine');
    await waitFor(() => expect(problem(name)).toBeTruthy());
    expect(document.querySelector('[name=newEmail]')).toHaveProperty('value', 'new@example.org');
  });

  it('whose answer is lost may be in force, and the page says so', async () => {
    answerCalls({ ...own, [EMAIL]: LOST });
    open();
    await thereIsTheForm();
    change('new@example.org', 'mine');
    expect(await screen.findByText(emailTexts.perhaps, { exact: false })).toBeDefined();
  });
});

describe('a new password', () => {
  const change = (current: string, next: string) => {
    type('password', current);
    type('newPassword', next);
    press('Change the password');
  };

  it('that is too short is refused at its field, and nobody is asked', async () => {
    const asked = answerCalls({ ...own, [CHANGE]: refusal(500, 'internal') });
    open();
    change('mine', 'short');
    await waitFor(() => expect(problem('newPassword')).toBe('At least 8 characters, please.'));
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('newPassword'));
    expect(asked.map(({ call }) => call)).not.toContain(CHANGE);
  });

  it.each([
    ['password', { password: 'wrong' }, 'This is not your password.'],
    [
      'newPassword',
      { newPassword: 'Too easy to guess: this password is on lists that guessers try first.' },
      'Too easy to guess',
    ],
  ] as const)('the server’s word on it stands at its field: %s', async (name, fields, words) => {
    answerCalls({ ...own, [CHANGE]: refusal(422, 'invalid', { fields }) });
    open();
    change('not mine', NEW_PASSWORD);
    await waitFor(() => expect(problem(name)).toContain(words));
  });

  it('is told as it is typed how long it still must be; once it is set the field begins anew', async () => {
    answerCalls({ ...own, [CHANGE]: { body: { success: true, data: { token: 'u', user, session: { id: 't' } } } } });
    open();
    const hint = () => document.querySelector('[name=newPassword]')?.getAttribute('aria-describedby') ?? '';
    const hintText = () =>
      hint()
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ');
    expect(hintText()).toContain('A short sentence is easy to remember.');
    // Letters are counted as people count them.
    type('newPassword', 'boats🚣');
    expect(hintText()).toContain('2 more characters.');
    change('mine', NEW_PASSWORD);
    expect(hintText()).toContain('Long enough.');
    await screen.findByText(changePasswordTexts.changed);
    expect(document.querySelector('[name=newPassword]')).toHaveProperty('value', '');
    expect(hintText()).toContain('A short sentence is easy to remember.');
  });

  it('whose answer is lost may have been set, and the page says so', async () => {
    const asked = answerCalls({ ...own, [CHANGE]: LOST });
    open();
    change('mine', NEW_PASSWORD);
    await screen.findByText(changePasswordTexts.perhaps, { exact: false });
    expect(asked.at(-1)).toEqual({ call: CHANGE, body: { password: 'mine', newPassword: NEW_PASSWORD } });
  });
});

describe('deleting the account', () => {
  async function ask(word: string) {
    press('Delete my account');
    const dialog = within(await screen.findByRole('dialog'));
    type('deletePassword', 'mine');
    type('word', word);
    fireEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
    return dialog;
  }

  it('takes the word, before anybody is asked', async () => {
    const asked = answerCalls({ ...own, [DELETE]: refusal(500, 'internal') });
    open();
    await ask('remove');
    await waitFor(() => expect(problem('word')).toBe('Please type DELETE.'));
    expect(asked.map(({ call }) => call)).not.toContain(DELETE);
  });

  it('says a wrong password at its field, and leaves everything as it is', async () => {
    answerCalls({ ...own, [DELETE]: refusal(422, 'invalid', { fields: { password: 'wrong' } }) });
    open();
    await ask('delete');
    await waitFor(() => expect(problem('deletePassword')).toBe('This is not your password.'));
    expect(localStorage.getItem('token')).toBe('t');
  });

  it('whose answer is lost may have been done, and the dialog says so', async () => {
    const asked = answerCalls({ ...own, [DELETE]: LOST });
    open();
    const dialog = await ask('delete');
    await dialog.findByText(dataTexts.perhaps, { exact: false });
    expect(asked.at(-1)).toEqual({ call: DELETE, body: { password: 'mine' } });
    expect(localStorage.getItem('token')).toBe('t');
  });
});

describe('a second step', () => {
  const begun = { body: { success: true, data: { secret: 'ABCD', uri: 'otpauth://totp/x?secret=ABCD' } } };
  const codes = ['aaaa-aaaa', 'bbbb-bbbb'];

  async function confirm(code: string): Promise<void> {
    type('code', code);
    await act(async () => press('Confirm'));
  }

  it('confirmed, but its answer lost: the code of before is refused, the next one brings the recovery codes', async () => {
    const asked = answerCalls({
      ...own,
      'POST /api/account/second-step': begun,
      'POST /api/account/second-step/confirm': [
        LOST,
        refusal(422, 'invalid', { fields: { code: 'wrong' } }),
        { body: { success: true, data: { recoveryCodes: codes } } },
      ],
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Set it up' }));
    type('stepPassword', 'mine');
    press('Set it up');
    await screen.findByRole('img', { name: 'QR code for the authenticator app' });
    await confirm('111111');
    await screen.findByText('There is no connection to the server.');
    await confirm('111111');
    await waitFor(() => expect(problem('code')).toMatch(/This code is not right, or was used already/));
    await confirm('२२२२२२');
    const heading = await screen.findByRole('heading', { name: 'Your recovery codes' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect([...document.querySelectorAll('ol li')].map(({ textContent }) => textContent)).toEqual(codes);
    const confirmed = asked.filter(({ call }) => call.endsWith('confirm')).map(({ body }) => body);
    expect(confirmed).toEqual([{ code: '111111' }, { code: '111111' }, { code: '222222' }]);
  });
});

describe('of a donor', () => {
  const donor = { ...account, role: 'volunteer', status: 'donor' };
  const ASK = 'POST /api/account/volunteer';
  function Place() {
    return <p data-testid="place">{useLocation().pathname}</p>;
  }
  async function openAsDonor(): Promise<void> {
    await acceptSignIn({
      data: { token: 't', user: { ...user, role: 'volunteer', status: 'donor' }, session: { id: 's' } },
    });
    render(
      <MemoryRouter initialEntries={['/account']}>
        <AccountScreen alerts={null} donations={null} />
        <Place />
      </MemoryRouter>,
    );
  }

  it('says that nobody has to approve it, and asks to volunteer once they want to', async () => {
    const asked = answerCalls({
      'GET /api/account': { body: { success: true, data: donor } },
      [ASK]: { body: { success: true, data: { ...donor, status: 'pending' } } },
    });
    await openAsDonor();
    await screen.findByText('Your account is for your donations. Nobody has to approve it.');
    expect(screen.queryByText('Volunteer')).toBeNull();
    expect(readPerson()).toMatchObject({ role: 'donor' });
    fireEvent.click(await screen.findByRole('button', { name: 'Ask to volunteer' }));
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/volunteer-dashboard'));
    expect(asked.filter(({ call }) => call === ASK)).toHaveLength(1);
    expect(readPerson()).toMatchObject({ role: 'volunteer', status: 'pending' });
  });

  it('says where it could not be asked, and stays a donor', async () => {
    answerCalls({ 'GET /api/account': { body: { success: true, data: donor } }, [ASK]: LOST });
    await openAsDonor();
    fireEvent.click(await screen.findByRole('button', { name: 'Ask to volunteer' }));
    await screen.findByText(/There is no connection to the server/);
    expect(readPerson()).toMatchObject({ role: 'donor' });
    expect(screen.getByTestId('place').textContent).toBe('/account');
  });
});
