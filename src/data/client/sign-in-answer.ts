import { isRecord, type JsonRecord } from '../outbox/answer/read-json.ts';
import type { StoredSession } from '../outbox/accounts/session.ts';
import type { StoredPerson } from '../person-store.ts';
import { roleHere } from './role-here.ts';

/** What a sign-in brings: who it is, the session to keep, and the key that opens what was sealed for this person. */
export interface SignInAnswer {
  person: StoredPerson;
  session: StoredSession;
  /** PKCS #8, base64. For this moment only: kept nowhere. */
  privateKey?: string;
}

/**
 * Reads section 7's `data.token` and `data.user`, each also one level up or down, as other hosts write them. What only our
 * server sends may be absent. `undefined` where there is no token or no person.
 */
export function readSignIn(json: JsonRecord): SignInAnswer | undefined {
  const token = textOf(memberOf(json, 'token'));
  const person = readUser(memberOf(json, 'user'));
  if (token === undefined || person === undefined) return undefined;
  const [session, sealing] = [recordOf(memberOf(json, 'session')), recordOf(memberOf(json, 'sealing'))];
  const privateKey = textOf(sealing['privateKey']);
  return {
    person,
    session: {
      accountId: person.id,
      token,
      state: 'active',
      ...kept('sessionId', session['id']),
      ...kept('logoutKey', session['logoutKey']),
      ...kept('expiresAt', session['expiresAt']),
      ...kept('publicKey', sealing['publicKey']),
    },
    ...(privateKey !== undefined && { privateKey }),
  };
}

/** Section 3's user of a login. */
export function readUser(user: unknown): StoredPerson | undefined {
  if (!isRecord(user)) return undefined;
  const id = textOf(user['_id']);
  if (id === undefined) return undefined;
  const status = textOf(user['status']);
  return {
    id,
    name: textOf(user['name']) ?? '',
    email: textOf(user['email']) ?? '',
    ...roleHere(textOf(user['role']) ?? '', status),
  };
}

function memberOf(json: JsonRecord, name: string): unknown {
  const data = recordOf(json['data']);
  return data[name] ?? json[name] ?? recordOf(data['data'])[name];
}

function recordOf(value: unknown): JsonRecord {
  return isRecord(value) ? value : {};
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function kept<Key extends string>(key: Key, value: unknown): Partial<Record<Key, string>> {
  const text = textOf(value);
  return text === undefined ? {} : ({ [key]: text } as Record<Key, string>);
}
