import { vi } from 'vitest';

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  /** Text as it stands, anything else as JSON. */
  body: unknown;
}

/** The server does what it is asked, and nobody hears of it. */
export const LOST = 'lost';

export interface Asked {
  call: string;
  body: unknown;
}

/**
 * For screen tests, after `makeOfflinePhone`: a server that answers these calls (`POST /api/users/login`), a list of answers one
 * after the other, its last one from then on; nobody answers any other call. What was asked is in the list that comes back.
 */
export function answerCalls(
  answers: Readonly<Record<string, Answer | typeof LOST | (Answer | typeof LOST)[]>>,
): Asked[] {
  const asked: Asked[] = [];
  const times = new Map<string, number>();
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${path}`;
    const listed = answers[call];
    if (listed === undefined) throw new TypeError('no network');
    asked.push({ call, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const time = times.get(call) ?? 0;
    times.set(call, time + 1);
    const answer = Array.isArray(listed) ? (listed[time] ?? listed.at(-1)) : listed;
    if (answer === undefined || answer === LOST) throw new TypeError('no network');
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    return new Response(text, { status: answer.status ?? 200, headers: answer.headers ?? {} });
  });
  return asked;
}

/** A refusal as our server writes it. */
export function refusal(status: number, kind: string, more: object = {}): Answer {
  return { status, body: { success: false, kind, message: 'No.', requestId: 'r', ...more } };
}
