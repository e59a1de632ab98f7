import { ok, type Result } from '../../../../contract/base/result.ts';
import { register as registerCall } from '../../../../contract/calls/users.ts';
import { accountStatuses, type AccountStatus } from '../../../../contract/enumerations.ts';
import { callApi, type CallFailure } from '../../client/call.ts';
import { isOurHost } from '../../client/our-host.ts';
import { isOneOf } from '../../outbox/answer/read-json.ts';
import { checkBody } from '../items/check-body.ts';

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
}

/** Makes an account on the server; offline it fails as `unreachable`. Nothing is stored on the phone. */
export async function register(registration: Registration): Promise<Result<Registered, CallFailure>> {
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
