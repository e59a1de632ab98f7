import { randomUUID } from 'node:crypto';
import type { SignedIn } from '../../../contract/entities/account.ts';
import type { Role } from '../../../contract/enumerations.ts';
import { headers } from '../../../contract/headers.ts';
import { ask, type Answer } from './http.ts';
import type { TestApp } from './start-app.ts';
import { testAccounts } from './test-accounts.ts';

/** Somebody who is signed in, by the calls that everybody uses. */
export interface TestPerson {
  id: string;
  name: string;
  email: string;
  password: string;
  role: Role;
  token: string;
  logoutKey: string;
  sessionId: string;
  /** A call with this person's token. */
  ask(method: string, path: string, body?: unknown, more?: Record<string, string>): Promise<Answer>;
}

export interface TestPeople {
  admin: TestPerson;
  volunteer: TestPerson;
  ngo: TestPerson;
  pendingVolunteer: TestPerson;
  pendingNgo: TestPerson;
  pendingAdmin: TestPerson;
}

/** A password that nobody else has. */
export function newPassword(): string {
  return `kite ${randomUUID()}`;
}

/** One person of each kind, each with an account and a session of their own; the admin by the setup code. */
export async function makePeople(app: TestApp): Promise<TestPeople> {
  const [admin, volunteer, ngo, pendingVolunteer, pendingNgo, pendingAdmin] = await Promise.all([
    makePerson(app, 'admin', { setupCode: testAccounts.setupCode }),
    makeApproved(app, 'volunteer'),
    makeApproved(app, 'ngo'),
    makePerson(app, 'volunteer'),
    makePerson(app, 'ngo'),
    makePerson(app, 'admin'),
  ]);
  return { admin, volunteer, ngo, pendingVolunteer, pendingNgo, pendingAdmin };
}

/** Registered and signed in; waits for approval, unless the setup code comes with it. */
export async function makePerson(
  app: TestApp,
  role: Role,
  more: { setupCode?: string; donor?: boolean; name?: string; email?: string; password?: string } = {},
): Promise<TestPerson> {
  const id = randomUUID();
  const person = {
    name: `Person ${id.slice(0, 8)}`,
    email: `${id}@example.org`,
    password: newPassword(),
    role,
    ...more,
  };
  const registered = await send(app, 'POST', '/api/users/register', person);
  if (registered.status !== 201) throw new Error(`not registered: ${registered.text}`);
  return signInAs(app, person);
}

/** The decision itself is what other tests are about. */
export async function makeApproved(app: TestApp, role: Role): Promise<TestPerson> {
  const person = await makePerson(app, role);
  await app.query(`UPDATE accounts SET status = 'approved', decided_at = now() WHERE id = $1`, [person.id]);
  return person;
}

/** A session more, as on another device. */
export async function signInAs(
  app: TestApp,
  { email, password }: { email: string; password: string },
  deviceKey?: string,
): Promise<TestPerson> {
  const device = deviceKey === undefined ? {} : { [headers.deviceKey]: deviceKey };
  const answer = await send(app, 'POST', '/api/users/login', { email, password }, device);
  if (answer.status !== 200) throw new Error(`not signed in: ${answer.text}`);
  const { token, user, session } = answer.json['data'] as SignedIn;
  return {
    id: user._id,
    name: user.name,
    email,
    password,
    role: user.role,
    token,
    logoutKey: session.logoutKey,
    sessionId: session.id,
    ask: (method, path, body, more = {}) => send(app, method, path, body, { ...bearer(token), ...more }),
  };
}

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

export function send(
  app: TestApp,
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<Answer> {
  return ask(`${app.url}${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...more },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
