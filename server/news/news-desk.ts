import type pg from 'pg';
import type { Readable } from 'node:stream';
import type { Clock } from '../../contract/base/clock.ts';
import { failed, ok, type Result } from '../../contract/base/result.ts';
import { newsTopics, type NewsTopic } from '../../contract/enumerations.ts';
import { may, type Person } from '../../contract/policies/actions.ts';
import { viewerOf } from '../../contract/policies/viewer.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { scopeOf, type Scope } from '../store/lists/changes.ts';
import { readMarks } from '../store/admin/news-marks.ts';
import { liveSessions } from '../store/accounts/sessions.ts';
import { NewsStream } from './news-stream.ts';

export interface NewsRules {
  /** Milliseconds between two looks. */
  everyMs: number;
  /** Milliseconds after which a follower hears something, be it nothing. */
  lifeMs: number;
  /** Milliseconds that a stream lasts: then whoever follows asks anew, and so as who they are by then. */
  lastsMs: number;
  /** Streams of one account, on all its devices and tabs. */
  ofOne: number;
  /** In all, in this process. */
  inAll: number;
}

export const newsRules: NewsRules = { everyMs: 2_000, lifeMs: 20_000, lastsMs: 300_000, ofOne: 8, inAll: 1_000 };

/** A refused follower goes on asking by itself, and tries again. */
const RETRY_SECONDS = 30;

interface Follower {
  account: string;
  session: string;
  scope: Scope;
  stream: NewsStream;
  endsAt: number;
  /** When the next sign of life is due. */
  lifeAt: number;
}

export interface NewsDesk {
  /** A stream of lines. It ends by itself, and with the session or role that it was opened with. */
  follow(who: { person: Person; session: string }): Promise<Result<Readable, Refusal>>;
  /** Ends all streams, and waits for the look that is being taken. */
  stop(): Promise<void>;
}

/**
 * Tells all who follow that something has changed, by whatever process. However many follow, one look is taken for all of them, and
 * none while nobody does.
 */
export function openNewsDesk(pool: pg.Pool, clock: Clock, rules: NewsRules = newsRules): NewsDesk {
  const followers = new Set<Follower>();
  let since: string | undefined;
  let seen = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isStopped = false;

  const end = (follower: Follower) => {
    followers.delete(follower);
    follower.stream.end();
  };
  const rest = () => {
    clearTimeout(timer);
    timer = undefined;
    since = undefined;
    seen = new Map();
  };

  async function look(): Promise<void> {
    const sessions = [...new Set([...followers].map(({ session }) => session))];
    const [{ marks, next }, live] = await Promise.all([
      readMarks(pool, since),
      liveSessions(pool, sessions, clock.now()),
    ]);
    const told = (name: string) => marks[name as keyof typeof marks];
    const channels = (['all', 'public'] as const).flatMap((scope) => newsTopics.map((topic) => `${scope} ${topic}`));
    const isFirst = since === undefined;
    const changed = isFirst ? [] : channels.filter((name) => (told(name)?.[0] ?? NONE) !== (seen.get(name) ?? NONE));
    since = next;
    seen = new Map(channels.map((name) => [name, told(name)?.[1] ?? NONE]));
    const now = clock.now();
    for (const follower of followers) {
      const { accountId, ...rights } = live.get(follower.session) ?? {};
      const person = accountId === undefined ? undefined : ({ _id: accountId, ...rights } as Person);
      const isSame = may(person, 'follow-news') && scopeOf(viewerOf(person)) === follower.scope;
      // Who came while this look was taken has not been asked about yet.
      const isNew = !sessions.includes(follower.session);
      if (!isNew && (!isSame || now >= follower.endsAt)) end(follower);
      else tell(follower, changed, now);
    }
  }

  function tell(follower: Follower, changed: readonly string[], now: number): void {
    const topics = newsTopics.filter((topic: NewsTopic) => changed.includes(`${follower.scope} ${topic}`));
    if (topics.length === 0 && Math.abs(now - follower.lifeAt) < rules.lifeMs) return;
    follower.lifeAt = now;
    follower.stream.tell(topics);
  }

  /** One at a time; the next one after a pause, as long as somebody follows. */
  function lookNow(): Promise<void> {
    looking ??= look()
      .catch((error: unknown) => {
        // Nobody is left waiting for news that do not come: whoever follows asks anew.
        for (const follower of followers) end(follower);
        throw error;
      })
      .finally(() => {
        looking = undefined;
        clearTimeout(timer);
        if (followers.size === 0 || isStopped) return rest();
        timer = setTimeout(() => void lookNow().catch(() => undefined), rules.everyMs);
        timer.unref();
      });
    return looking;
  }

  return {
    async follow({ person, session }) {
      if (isStopped || followers.size >= rules.inAll) return failed(refusals.busy());
      const own = [...followers].filter(({ account }) => account === person._id);
      if (own.length >= rules.ofOne) return failed(refusals.slowDown(RETRY_SECONDS));
      const now = clock.now();
      const stream = new NewsStream();
      const scope = scopeOf(viewerOf(person));
      const follower = { account: person._id, session, scope, stream, endsAt: Number.POSITIVE_INFINITY, lifeAt: now };
      followers.add(follower);
      stream.once('close', () => followers.delete(follower));
      if (since === undefined) await lookNow();
      follower.endsAt = clock.now() + rules.lastsMs;
      // From here on nothing is missed.
      stream.tell([]);
      return ok(stream);
    },
    async stop() {
      isStopped = true;
      for (const follower of followers) end(follower);
      rest();
      await looking?.catch(() => undefined);
    },
  };
}

/** The mark of a channel in which nothing has changed lately. */
const NONE = '0 ';
