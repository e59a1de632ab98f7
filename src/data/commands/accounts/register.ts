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
  if (!registered.ok) return registered;
  const { isAboutUnknown, ...told } = registered.value;
  if (told.status === undefined) return ok(told);
  const { email, password, role, about = {} } = registration;
  const signedIn = await signIn({ email, password });
  if (!signedIn.ok) return ok(told);
  if (isAboutUnknown) await queueAbout(role, about).catch(console.error);
  return ok({ ...told, person: signedIn.value });
}

/** `isAboutUnknown`: the server is older than this form, and has made the account without it. */
type Made = Omit<Registered, 'person'> & { isAboutUnknown: boolean };

/** Makes an account on the server; offline it fails as `unreachable`. Nothing is stored on the phone. */
async function register({ about = {}, ...registration }: Registration): Promise<Result<Made, CallFailure>> {
  const checked = checkBody(registerCall.body, { ...registration, ...said(about) });
  if (!checked.ok) return checked;
  const { name, email, password, role, setupCode, consent } = checked.value;
  if (!(await isOurHost())) {
    // A foreign host is told what section 7 knows, and nothing more.
    return readMade(await callApi('register', { body: { name, email, password, role } }), false);
  }
  const answer = await callApi('register', { body: checked.value });
  if (answer.ok || answer.failure.kind !== 'newer') return readMade(answer, false);
  const known = { name, email, password, role, consent, ...(setupCode !== undefined && { setupCode }) };
  return readMade(await callApi('register', { body: known }), true);
}

function readMade(
  answer: Awaited<ReturnType<typeof callApi<'register'>>>,
  isAboutUnknown: boolean,
): Result<Made, CallFailure> {
  if (!answer.ok) return answer;
  const { message, data } = answer.value as Partial<typeof answer.value>;
  const status = data?.user?.status;
  const isKnown = status !== undefined && isOneOf(status, accountStatuses);
  return ok({ message: message ?? '', isAboutUnknown, ...(isKnown && { status }) });
}

/** What an older server could not take with the registration it takes as a change of the profile, which waits as all changes do. */
async function queueAbout(role: string, about: About): Promise<void> {
  const { phone, city, skills, registrationNumber } = said(about);
  if (role === 'volunteer') {
    const { saveProfile } = await import('../volunteers/volunteer.ts');
    await saveProfile(said({ phone, city, skills }));
  }
  if (role === 'ngo') {
    const { beginNgoProfile } = await import('../ngos/save-ngo-profile.ts');
    await beginNgoProfile(said({ contact: phone, city, registrationNumber }));
  }
}

/** Empty fields say nothing, and are not sent. */
function said<Member extends string>(fields: Readonly<Partial<Record<Member, string | undefined>>>) {
  const told = Object.entries<string | undefined>(fields).filter(([, text = '']) => hasVisibleText(text));
  return Object.fromEntries(told) as { [Name in Member]?: string };
}
