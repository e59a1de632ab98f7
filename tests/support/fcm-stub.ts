import { generateKeyPairSync, verify, type KeyObject } from 'node:crypto';
import { fcmAccountOf, type FcmAccount } from '../../server/start/fcm-account.mjs';
import { startPushService, type PushService, type Said } from './push-service.ts';

export interface FcmMessage {
  token: string;
  data: { relay: string };
  webpush: { headers: Record<string, string>; notification: Record<string, string> };
}

/** Google's two services in one place: tokens for a service account, and Firebase's `messages:send`. */
export interface FcmStub {
  service: PushService;
  account: FcmAccount;
  /** What the account's file holds. */
  file: string;
  /** What came to `messages:send`, with the token that it was sent with. */
  sent: { path: string; bearer: string; message: FcmMessage }[];
  /** Assertions that tokens were asked for with. */
  asked: { iss: string; aud: string; scope: string; iat: number; exp: number }[];
  /** How each message is answered from now on; at first taken. */
  answer(how: (message: FcmMessage, bearer: string) => Said): void;
  /** How a token is answered from now on; undefined: with a new one. */
  answerToken(how: () => Said | undefined): void;
}

export async function startFcmStub(): Promise<FcmStub> {
  const service = await startPushService();
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const file = JSON.stringify({
    type: 'service_account',
    project_id: 'relief-test',
    client_email: 'relay@relief-test.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: 'https://127.0.0.1:1/token',
  });
  const account = fcmAccountOf(file);
  if (!account) throw new Error('no account');
  const sent: FcmStub['sent'] = [];
  const asked: FcmStub['asked'] = [];
  let how: (message: FcmMessage, bearer: string) => Said = ({ token }) => ({
    status: 200,
    body: `{"name":"${token}"}`,
  });
  let tokenHow: () => Said | undefined = () => undefined;
  service.answer(({ path, headers, body }) => {
    if (path === '/token') {
      asked.push(readAssertion(new URLSearchParams(body.toString()), publicKey));
      const token = { access_token: `token-${asked.length}`, expires_in: 3599, token_type: 'Bearer' };
      return tokenHow() ?? { status: 200, body: JSON.stringify(token) };
    }
    const { message } = JSON.parse(body.toString()) as { message: FcmMessage };
    const bearer = String(headers.authorization).replace('Bearer ', '');
    sent.push({ path, bearer, message });
    return how(message, bearer);
  });
  return {
    service,
    account,
    file,
    sent,
    asked,
    answer: (next) => (how = next),
    answerToken: (next) => (tokenHow = next),
  };
}

function readAssertion(form: URLSearchParams, key: KeyObject): FcmStub['asked'][number] {
  if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') throw new Error('no such grant');
  const [head = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.');
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'))) {
    throw new Error('not signed with the key of the account');
  }
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as FcmStub['asked'][number];
}

/** An error as Firebase words it. */
export function fcmError(status: number, code: string, details: readonly object[] = []): Said {
  return { status, body: JSON.stringify({ error: { code: status, status: code, message: 'no', details } }) };
}
