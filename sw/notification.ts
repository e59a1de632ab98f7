import { severities, type Severity } from '../contract/enumerations.ts';
import type { PushProof } from '../src/data/alerts/note-receipt.ts';
import { isRecord } from '../src/data/outbox/answer/read-json.ts';
import { pushWords } from './push-words.ts';
import { helpPath, pushedPath } from './pushed-path.ts';
import { idIn, type Pushed } from './read-push.ts';

/** What a notification carries for its tap: the worker that showed it may be long gone. */
export interface NotificationData {
  path: string;
  proof?: PushProof;
}

/** What TypeScript's library leaves out. */
interface WholeOptions extends NotificationOptions {
  data: NotificationData;
  vibrate?: readonly number[];
  actions?: readonly { action: string; title: string }[];
}

const APP = 'Relief Relay';
const RTL_FIRST = /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** The one notification of a push. The same notice has the same tag: its repeat takes the first one's place, quietly. */
export function notificationOf({ title = APP, body, id, message = {} }: Pushed, language?: string, maxActions = 0) {
  const { kind, path, task, receipt } = message;
  const words = pushWords(language);
  const data: NotificationData = { path: pushedPath(path) ?? '/', ...proofIn(id, receipt) };
  const text = body ?? (title === APP ? words.news : '');
  const options: WholeOptions = {
    body: text,
    data,
    tag: id ?? 'news',
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    // By the words themselves: the server wrote them in the language that it knew of.
    dir: RTL_FIRST.test(text || title) ? 'rtl' : 'ltr',
    ...(language && { lang: language }),
    ...(isRecord(task) && { vibrate: trembling(task['severity']) }),
    ...(kind === 'alert' &&
      maxActions > 1 &&
      helpPath(data.path) && {
        actions: [
          { action: 'view', title: words.view },
          { action: 'help', title: words.help },
        ],
      }),
  };
  return { title, options };
}

/** Milliseconds of trembling and of rest between: once for a mild disaster, four times for a critical one. */
function trembling(severity: unknown): number[] {
  const times = severities.indexOf(severity as Severity) + 1;
  return Array.from({ length: Math.max(1, times * 2 - 1) }, (_, at) => (at % 2 === 0 ? 300 : 150));
}

function proofIn(noticeId: string | undefined, receipt: unknown): Pick<NotificationData, 'proof'> {
  if (!isRecord(receipt)) return {};
  const { device, key } = receipt;
  const deviceId = idIn(device);
  const isKey = typeof key === 'string' && /^[\w-]{22}$/.test(key);
  return noticeId && deviceId && isKey ? { proof: { noticeId, deviceId, key } } : {};
}
