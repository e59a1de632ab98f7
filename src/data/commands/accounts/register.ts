import { ok, type Result } from '../../../../contract/base/result.ts';
import { hasVisibleText } from '../../../../contract/base/text.ts';
import { register as registerCall } from '../../../../contract/calls/users.ts';
import { accountStatuses, type AccountStatus } from '../../../../contract/enumerations.ts';
import { callApi, type CallFailure } from '../../client/call.ts';
import { isOurHost } from '../../client/our-host.ts';
import { isOneOf } from '../../outbox/answer/read-json.ts';
import type { StoredPerson } from '../../person-store.ts';
import { checkBody } from '../items/check-body.ts';
import { signIn } from './session.ts';

/** What an admin should know of who asks. The profile begins with it. */
export interface About {
  phone?: string;
  city?: string;
  /** Of a volunteer. */
  skills?: string;
  /** Of an NGO. */
  registrationNumber?: string;
}

export interface Registration {
  name: string;
  email: string;
  password: string;
  role: string;
  /** Proves the first admin. */
  setupCode?: string;
  /** Version of the privacy text that the person was shown. */
  consent: string;
  /** For giving alone: nobody approves it. */
  donor?: boolean;
  about?: About;
}

export interface Registered {
  /** Absent where the server tells nobody whether the address was new, and on a foreign host. */
  status?: AccountStatus;
  message: string;
  /** Who is logged in by it. */
  person?: StoredPerson;
}

/**
 * Makes an account on the server and logs its person in here. Where that second part fails, as on a network that goes away in between, the
 * account is there all the same and the login is theirs to do. A server that tells nobody whether the address was new is asked for no
 * login: it would count as a guess at the password of whoever has that address.
 */
export async function registerAndSignIn(registration: Registration): Promise<Result<Registered, CallFailure>> {
  const registered = await register(registration);
  if (!registered.ok || registered.value.status === undefined) return registered;
  const { email, password } = registration;
  const signedIn = await signIn({ email, password });
  return ok({ ...registered.value, ...(signedIn.ok && { person: signedIn.value }) });
}

/** Makes an account on the server; offline it fails as `unreachable`. Nothing is stored on the phone. */
async function register({ about = {}, ...registration }: Registration): Promise<Result<Registered, CallFailure>> {
  const checked = checkBody(registerCall.body, { ...registration, ...said(about) });
  if (!checked.ok) return checked;
  const { name, email, password, role, setupCode, consent } = checked.value;
  // A foreign host is told what section 7 knows, and nothing more.
  const least = { name, email, password, role };
  const isOurs = await isOurHost();
  let answer = await callApi('register', { body: isOurs ? checked.value : least });
  if (!answer.ok && answer.failure.kind === 'newer') {
    // A server that is older than this form makes the account without: what is told of oneself can be told in the profile.
    answer = await callApi('register', { body: { ...least, consent, ...(setupCode !== undefined && { setupCode }) } });
  }
  if (!answer.ok) return answer;
  const { message, data } = answer.value as Partial<typeof answer.value>;
  const status = data?.user?.status;
  return ok({ message: message ?? '', ...(status !== undefined && isOneOf(status, accountStatuses) && { status }) });
}

/** Empty fields say nothing, and are not sent. */
function said<Member extends string>(fields: Readonly<Partial<Record<Member, string | undefined>>>) {
  const told = Object.entries<string | undefined>(fields).filter(([, text = '']) => hasVisibleText(text));
  return Object.fromEntries(told) as { [Name in Member]?: string };
}
