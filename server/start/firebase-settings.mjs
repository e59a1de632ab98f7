import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fcmAccountOf } from './fcm-account.mjs';
import { failed, ok, optional } from './parsed.mjs';

const NAMES = ['FIREBASE_API_KEY', 'FIREBASE_PROJECT_ID', 'FIREBASE_APP_ID', 'FIREBASE_SENDER_ID'];

const parsePublic = optional(
  (text) => /^[A-Za-z0-9_:.-]{1,200}$/.test(text),
  "a value of the app's settings in Firebase's console",
);

/**
 * Phones that register with Firebase and a server that cannot send there would reach nobody: all or none, and of one project.
 *
 * @param {import('./setting-reader.mjs').Read} read
 * @param {string[]} wrong
 * @param {string} directory
 * @returns {import('../settings.ts').PushSettings['fcm']}
 */
export function firebaseSettings(read, wrong, directory) {
  const before = wrong.length;
  const account = read('FCM_SERVICE_ACCOUNT', parseAccount(directory), undefined);
  const [apiKey, projectId, appId, messagingSenderId] = NAMES.map((name) => read(name, parsePublic, undefined));
  const vapidKey = read('FIREBASE_VAPID_KEY', parsePublic, undefined);
  if (wrong.length > before) return undefined;
  if ([account, apiKey, projectId, appId, messagingSenderId, vapidKey].every((value) => value === undefined)) {
    return undefined;
  }
  if (!account || !apiKey || !projectId || !appId || !messagingSenderId) {
    wrong.push(`FCM_SERVICE_ACCOUNT, ${NAMES.join(', ')} should be set together`);
    return undefined;
  }
  if (account.projectId !== projectId) {
    wrong.push('FIREBASE_PROJECT_ID should be the project of FCM_SERVICE_ACCOUNT');
    return undefined;
  }
  const rest = vapidKey === undefined ? {} : { vapidKey };
  return { account, firebase: { apiKey, projectId, appId, messagingSenderId, ...rest } };
}

/**
 * The file, or its path. What it holds is never repeated.
 *
 * @param {string} directory
 * @returns {(text: string | undefined) => import('./parsed.mjs').Parsed<import('./fcm-account.mjs').FcmAccount | undefined>}
 */
function parseAccount(directory) {
  return (text) => {
    if (text === undefined) return ok(text);
    const account = fcmAccountOf(text.trim().startsWith('{') ? text : fileOrNothing(resolve(directory, text)));
    return account === undefined ? failed("a service account's key file of Google as JSON, or its path") : ok(account);
  };
}

/** @param {string} path */
function fileOrNothing(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
