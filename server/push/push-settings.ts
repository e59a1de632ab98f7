import { readFileSync } from 'node:fs';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import type { PublicConfig } from '../../contract/calls/system.ts';
import { contactKind } from '../../contract/operator-contact.mjs';
import type { Read } from '../read-setting.ts';
import { fcmAccountOf, type FcmAccount } from '../start/fcm-account.mjs';
import { isPushHost } from '../start/push-host.mjs';
import { isVapidPair } from '../start/vapid-pair.mjs';

export interface PushSettings {
  /** Push services beside those of the known browsers (`push-hosts.ts`). */
  hosts: readonly string[];
  /** Absent: made from the server's own key. */
  vapid?: { publicKey: string; privateKey: string };
  /** `mailto:` or https. */
  subject?: string;
  /** Absent: devices are reached by standard Web Push alone. */
  fcm?: { account: FcmAccount; firebase: Firebase };
}

type Firebase = NonNullable<PublicConfig['firebase']>;

export function pushSettings(read: Read, wrong: string[]): PushSettings {
  const hosts = read('PUSH_HOSTS', parseHosts, []);
  const subject = read('VAPID_SUBJECT', parseSubject, undefined);
  const vapid = vapidPair(read, wrong);
  const fcm = firebaseSettings(read, wrong);
  return {
    hosts,
    ...(vapid === undefined ? {} : { vapid }),
    ...(subject === undefined ? {} : { subject }),
    ...(fcm === undefined ? {} : { fcm }),
  };
}

function vapidPair(read: Read, wrong: string[]): PushSettings['vapid'] {
  const publicKey = read('VAPID_PUBLIC_KEY', parseText, undefined);
  const privateKey = read('VAPID_PRIVATE_KEY', parseText, undefined);
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (publicKey !== undefined && privateKey !== undefined && isVapidPair(publicKey, privateKey)) {
    return { publicKey, privateKey };
  }
  // Neither is repeated.
  wrong.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY should be one pair of P-256 keys in base64url, or none');
  return undefined;
}

const FIREBASE_NAMES = ['FIREBASE_API_KEY', 'FIREBASE_PROJECT_ID', 'FIREBASE_APP_ID', 'FIREBASE_SENDER_ID'] as const;

/** Phones that register with Firebase and a server that cannot send there would reach nobody: all or none, and of one project. */
function firebaseSettings(read: Read, wrong: string[]): PushSettings['fcm'] {
  const before = wrong.length;
  const account = read('FCM_SERVICE_ACCOUNT', parseAccount, undefined);
  const [apiKey, projectId, appId, messagingSenderId] = FIREBASE_NAMES.map((name) =>
    read(name, parsePublic, undefined),
  );
  const vapidKey = read('FIREBASE_VAPID_KEY', parsePublic, undefined);
  if (wrong.length > before) return undefined;
  if ([account, apiKey, projectId, appId, messagingSenderId, vapidKey].every((value) => value === undefined)) {
    return undefined;
  }
  if (!account || !apiKey || !projectId || !appId || !messagingSenderId) {
    wrong.push(`FCM_SERVICE_ACCOUNT, ${FIREBASE_NAMES.join(', ')} should be set together`);
    return undefined;
  }
  if (account.projectId !== projectId) {
    wrong.push('FIREBASE_PROJECT_ID should be the project of FCM_SERVICE_ACCOUNT');
    return undefined;
  }
  const rest = vapidKey === undefined ? {} : { vapidKey };
  return { account, firebase: { apiKey, projectId, appId, messagingSenderId, ...rest } };
}

function parseText(text: string | undefined): Result<string | undefined, string> {
  return ok(text);
}

function parsePublic(text: string | undefined): Result<string | undefined, string> {
  return text === undefined || /^[A-Za-z0-9_:.-]{1,200}$/.test(text)
    ? ok(text)
    : failed("a value of the app's settings in Firebase's console");
}

function parseHosts(text = ''): Result<readonly string[], string> {
  const hosts = text === '' ? [] : text.split(',').map((host) => host.trim());
  return hosts.every(isPushHost)
    ? ok(hosts)
    : failed('hosts of push services, such as push.example.org, *.push.example.org or push.internal:8443');
}

function parseSubject(text: string | undefined): Result<string | undefined, string> {
  const right =
    text === undefined ||
    (text.startsWith('mailto:') ? contactKind(text.slice('mailto:'.length)) === 'mail' : contactKind(text) === 'web');
  return right ? ok(text) : failed('an address such as mailto:help@relief.example.org or https://relief.example.org');
}

/** The file, or its path. What it holds is never repeated. */
function parseAccount(text: string | undefined): Result<FcmAccount | undefined, string> {
  if (text === undefined) return ok(text);
  const account = fcmAccountOf(text.trim().startsWith('{') ? text : fileOrNothing(text));
  return account === undefined ? failed("a service account's key file of Google as JSON, or its path") : ok(account);
}

function fileOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
