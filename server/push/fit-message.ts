import { deviceLimits } from '../../contract/device-limits.ts';
import type { PushMessage } from '../../contract/entities/push-message.ts';
import { bytesOf, shortened } from './safe-text.ts';

/** Path of this origin, of what shows beside the words. */
const ICON = '/icons/icon-192.png';

/** Bytes of the body in the part that our worker does not read: what a lock screen shows. */
const NOTIFICATION_BODY = 400;

/** Bytes that a text keeps while others give way. */
const SHORT_BODY = 240;
const SHORT_TITLE = 120;
const LEAST_BODY = 60;
/** A tap on a message whose path does not fit leads to the start. */
const PATH_BYTES = 500;

/**
 * What travels: section 3's `notification` for whoever shows that alone, and in `data` the whole message for our own worker. Firebase and
 * Web Push carry the same.
 */
export function payloadOf(message: PushMessage): string {
  const { title, body, id } = message;
  return JSON.stringify({
    notification: { title, body: shortened(body, NOTIFICATION_BODY), icon: ICON, tag: id },
    data: { relay: JSON.stringify(message) },
  });
}

/**
 * The payload of a message, made to fit (`deviceLimits.messageBytes`): its body is cut first, then its title, then what is of use only
 * beside them goes. What says which task, and who it came to, stays.
 */
export function fitMessage(message: PushMessage): string {
  for (const smaller of stepsOf(message)) {
    const payload = payloadOf(smaller);
    if (bytesOf(payload) <= deviceLimits.messageBytes) return payload;
  }
  throw new RangeError('a push that nothing makes short enough');
}

/** The message in ever smaller forms. */
function* stepsOf(message: PushMessage): Generator<PushMessage> {
  yield message;
  // JSON writes some characters longer than they are: what is left for it is found by halving.
  yield withBody(message, bodyRoom(message));
  const path = bytesOf(message.path) > PATH_BYTES ? '/' : message.path;
  const short = { ...message, path, title: shortened(message.title, SHORT_TITLE) };
  yield withBody(short, bodyRoom(short));
  const { volunteersWanted: _wanted, distanceKm: _distance, ...place } = short.task ?? {};
  const bare = { ...short, ...(short.task === undefined ? {} : { task: place as PushMessage['task'] & object }) };
  yield withBody(bare, bodyRoom(bare));
  const { task: _task, ...rest } = short;
  yield withBody(rest, bodyRoom(rest));
  yield withBody(rest, LEAST_BODY);
}

function withBody(message: PushMessage, bytes: number): PushMessage {
  return { ...message, body: shortened(message.body, bytes) };
}

/** The most bytes of body with which the whole fits; not fewer than are still of use. */
function bodyRoom(message: PushMessage): number {
  let [fits, tooMany] = [SHORT_BODY, bytesOf(message.body)];
  while (tooMany - fits > 8) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (bytesOf(payloadOf(withBody(message, middle))) <= deviceLimits.messageBytes) fits = middle;
    else tooMany = middle;
  }
  return fits;
}
