import { ok, type Result } from '../../../../contract/base/result.ts';
import { register as registerCall } from '../../../../contract/calls/users.ts';
import { accountStatuses, type AccountStatus } from '../../../../contract/enumerations.ts';
import { callApi, type CallFailure } from '../../client/call.ts';
import { isOurHost } from '../../client/our-host.ts';
import { isOneOf } from '../../outbox/answer/read-json.ts';
import type { StoredPerson } from '../../person-store.ts';
import { checkBody } from '../items/check-body.ts';
import { signIn } from './session.ts';

export interface Registration {
  name: string;
  email: string;
  password: string;
  role: string;
  /** Proves the first admin. */
  setupCode?: string;
  /** Version of the privacy text that the person was shown. */
  consent: string;
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
async function register(registration: Registration): Promise<Result<Registered, CallFailure>> {
  const checked = checkBody(registerCall.body, registration);
  if (!checked.ok) return checked;
  const { name, email, password, role } = checked.value;
  // A foreign host is told what section 7 knows, and nothing more.
  const answer = await callApi('register', {
    body: (await isOurHost()) ? checked.value : { name, email, password, role },
  });
  if (!answer.ok) return answer;
  const { message, data } = answer.value as Partial<typeof answer.value>;
  const status = data?.user?.status;
  return ok({ message: message ?? '', ...(status !== undefined && isOneOf(status, accountStatuses) && { status }) });
}
