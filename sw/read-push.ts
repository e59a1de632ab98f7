import { isRecord, type JsonRecord, parseRecord } from '../src/data/outbox/answer/read-json.ts';

/** What could be read of a push; whatever is missing or misshapen is `undefined`. */
export interface Pushed {
  title: string | undefined;
  body: string | undefined;
  /** Of the notice. */
  id: string | undefined;
  /** A `PushMessage`, by its sender's word. */
  message: JsonRecord | undefined;
}

/** Push services carry 4,096 bytes: what is longer came from none. */
const MOST_CHARACTERS = 8_000;
/** More than any phone shows. */
const SHOWN_CHARACTERS = 1_000;
const ID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/**
 * Reads a push, by hand: a schema would be more than the worker has left. Firebase and Web Push bring the same form,
 * `{notification, data: {relay}}`; any other JSON is looked through for a title and a body, and a plain sentence is taken as it is.
 */
export function readPush(text: string): Pushed {
  const whole = text.length > MOST_CHARACTERS ? undefined : parseRecord(text);
  const relay = relayIn(whole?.['data']);
  const parts = [whole?.['notification'], relay, whole].filter(isRecord);
  const first = (name: string) => parts.map((part) => shownText(part[name])).find(Boolean);
  const message = relay?.['v'] === 1 ? relay : undefined;
  return {
    title: first('title'),
    // Such as the tools of a browser send. Half of a JSON text is no sentence, nor is `null`.
    body: first('body') ?? (whole || /^\s*([[{"]|null$)/.test(text) ? undefined : shownText(text)),
    id: idIn(message?.['id']),
    message,
  };
}

export function idIn(value: unknown): string | undefined {
  return typeof value === 'string' && ID.test(value) ? value : undefined;
}

/** Values of Firebase's `data` are texts. */
function relayIn(data: unknown): JsonRecord | undefined {
  const relay = isRecord(data) ? data['relay'] : undefined;
  return typeof relay === 'string' ? parseRecord(relay) : undefined;
}

/** Something to be read. Half an emoji at its end would be a black mark. */
function shownText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return (
    value
      .trim()
      .slice(0, SHOWN_CHARACTERS)
      .replace(/[\ud800-\udbff]$/, '') || undefined
  );
}
