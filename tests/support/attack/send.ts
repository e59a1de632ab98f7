import { randomUUID } from 'node:crypto';
import type { Relay } from '../relay.ts';
import { makeAccount, type Someone } from '../people.ts';

export interface Sender {
  id: string;
  token: string;
}

type Sent = Record<string, unknown>;

/** Sends as a phone does; what the product does not take is an error here. */
export async function send(relay: Relay, path: string, body: object, sender?: Sender): Promise<Sent> {
  const answer = await fetch(relay.origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(sender && { authorization: `Bearer ${sender.token}` }),
    },
    body: JSON.stringify(body),
  });
  const words = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${words}`);
  return (JSON.parse(words) as { data?: Sent }).data ?? {};
}

/** Makes the account and logs it in by the wire. */
export async function signIn(relay: Relay, person: Someone): Promise<Sender> {
  await makeAccount(relay, person);
  const { email, password } = person;
  const { token, user } = await send(relay, '/api/users/login', { email, password });
  return { token: String(token), id: (user as { _id: string })._id };
}
