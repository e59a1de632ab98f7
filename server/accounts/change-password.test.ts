import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makePerson, newPassword } from '../../tests/support/server/people.ts';
import { startApp, type TestApp } from '../../tests/support/server/start-app.ts';
import { sharedPostgres } from '../../tests/support/shared-postgres.ts';

describe('another password, set by who is signed in', () => {
  let app: TestApp;
  const sent = vi.fn(async (_mail: { to: string; subject: string; text: string }) => undefined);
  beforeAll(async () => {
    app = await startApp(sharedPostgres('embedded'), { accounts: { mailer: { send: sent } } });
  });
  afterAll(() => app.close());

  it('is told to the account’s address, without a word of it, and only when it was changed', async () => {
    const person = await makePerson(app, 'volunteer');
    const change = (password: string, next: string) =>
      person.ask('POST', '/api/account/password', { password, newPassword: next });
    expect((await change('not the password', newPassword())).status).toBe(422);
    expect((await change(person.password, 'short')).status).toBe(422);
    const next = newPassword();
    const changed = await change(person.password, next);
    expect(changed.status).toBe(200);
    await vi.waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.calls.map(([{ to, subject }]) => [to, subject])).toEqual([
      [person.email, 'Relief Relay: your password was changed'],
    ]);
    const { text } = sent.mock.calls[0]?.[0] ?? { text: '' };
    expect(text).toContain('on a device that is logged in');
    expect(text).not.toContain(next);
  });

  it('stands though the mail cannot be sent', async () => {
    sent.mockRejectedValue(Object.assign(new Error('no such user'), { responseCode: 550 }));
    const person = await makePerson(app, 'volunteer');
    const body = { password: person.password, newPassword: newPassword() };
    expect((await person.ask('POST', '/api/account/password', body)).status).toBe(200);
  });
});
