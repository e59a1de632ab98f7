import * as v from 'valibot';
import type { Clock } from '../../contract/base/clock.ts';
import type { FcmAccount } from '../start/fcm-account.mjs';
import type { Pool } from './http2/pool.ts';
import { jsonOf } from './json-of.ts';
import { signedToken } from './signed-token.ts';

const HOUR_SECONDS = 3_600;
const RENEWED_BEFORE_MS = 5 * 60_000;
/** Until it is asked for again when there was none. */
const REST_MS = 10_000;
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
/** What the assertion is meant for, wherever it is sent. */
const AUDIENCE = 'https://oauth2.googleapis.com/token';

const answerSchema = v.object({ access_token: v.pipe(v.string(), v.minLength(1)), expires_in: v.number() });

export interface FcmTokens {
  /** Undefined: there is none now. */
  current(): Promise<string | undefined>;
  /** This one was refused. */
  forget(token: string): void;
}

/** OAuth 2.0 for a service account: a signed assertion (RFC 7523) for a token that serves an hour. */
export function fcmTokens(
  pool: Pool,
  account: FcmAccount,
  { clock, origin, onError }: { clock: Clock; origin: string; onError(error: unknown): void },
): FcmTokens {
  let kept: { token: string | undefined; until: number } | undefined;
  let asking: Promise<string | undefined> | undefined;

  async function ask(): Promise<string | undefined> {
    const now = clock.now();
    const answer = await pool.ask(origin, {
      path: '/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: assertionOf(account, now),
      }).toString(),
      wantsBody: true,
    });
    const found = answer?.status === 200 ? v.safeParse(answerSchema, jsonOf(answer.body)) : undefined;
    if (found?.success === true) {
      kept = { token: found.output.access_token, until: now + found.output.expires_in * 1000 - RENEWED_BEFORE_MS };
    } else {
      kept = { token: undefined, until: now + REST_MS };
      onError(new Error(`Google gave no token for FCM_SERVICE_ACCOUNT (${answer?.status ?? 'no answer'})`));
    }
    return kept.token;
  }

  return {
    async current() {
      if (kept && clock.now() < kept.until) return kept.token;
      asking ??= ask().finally(() => (asking = undefined));
      return asking;
    },
    forget(token) {
      if (kept?.token === token) kept = undefined;
    },
  };
}

function assertionOf({ clientEmail, privateKey }: FcmAccount, now: number): string {
  const iat = Math.floor(now / 1000);
  return signedToken('RS256', privateKey, {
    iss: clientEmail,
    scope: SCOPE,
    aud: AUDIENCE,
    iat,
    exp: iat + HOUR_SECONDS,
  });
}
