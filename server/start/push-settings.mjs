import { contactKind } from '../../contract/operator-contact.mjs';
import { firebaseSettings } from './firebase-settings.mjs';
import { listOf, ok, optional } from './parsed.mjs';
import { isPushHost } from './push-host.mjs';
import { whatIsSet } from './setting-reader.mjs';
import { isVapidPair } from './vapid-pair.mjs';

/** @typedef {import('./setting-reader.mjs').Read} Read */
/** @typedef {import('../settings.ts').PushSettings} PushSettings */

const parseHosts = listOf(
  isPushHost,
  'hosts of push services, such as push.example.org, *.push.example.org or push.internal:8443',
);

const parseSubject = optional(
  (text) =>
    text.startsWith('mailto:') ? contactKind(text.slice('mailto:'.length)) === 'mail' : contactKind(text) === 'web',
  'an address such as mailto:help@relief.example.org or https://relief.example.org',
);

/**
 * @param {Read} read
 * @param {string[]} wrong
 * @param {string} directory
 * @returns {PushSettings}
 */
export function pushSettings(read, wrong, directory) {
  const hosts = read('PUSH_HOSTS', parseHosts, []);
  const subject = read('VAPID_SUBJECT', parseSubject, undefined);
  const vapid = vapidPair(read, wrong);
  const fcm = firebaseSettings(read, wrong, directory);
  return { hosts, ...whatIsSet({ vapid, subject, fcm }) };
}

/**
 * @param {Read} read
 * @param {string[]} wrong
 * @returns {PushSettings['vapid']}
 */
function vapidPair(read, wrong) {
  const publicKey = read('VAPID_PUBLIC_KEY', ok, undefined);
  const privateKey = read('VAPID_PRIVATE_KEY', ok, undefined);
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (publicKey !== undefined && privateKey !== undefined && isVapidPair(publicKey, privateKey)) {
    return { publicKey, privateKey };
  }
  // Neither is repeated.
  wrong.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY should be one pair of P-256 keys in base64url, or none');
  return undefined;
}
