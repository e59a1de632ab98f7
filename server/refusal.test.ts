import Fastify from 'fastify';
import { is } from 'valibot';
import { expect, it } from 'vitest';
import { failureSchema } from '../contract/entities/receipt.ts';
import { sendRefusal } from './http/send.ts';
import { refusals, type Refusal } from './refusal.ts';

/** One of each; a new kind of refusal does not compile until it is here. */
const each: Record<keyof typeof refusals, Refusal> = {
  malformed: refusals.malformed('Broken.'),
  invalid: refusals.invalid({ name: 'required' }),
  tooLarge: refusals.tooLarge('Too large.'),
  unsupported: refusals.unsupported('Not this type.'),
  notFound: refusals.notFound(),
  method: refusals.method('GET'),
  signIn: refusals.signIn(),
  codeNeeded: refusals.codeNeeded('A code, please.'),
  forbidden: refusals.forbidden(),
  newer: refusals.newer(),
  conflict: refusals.conflict('Somebody else was first.'),
  slowDown: refusals.slowDown(7),
  overloaded: refusals.overloaded(),
  keyReuse: refusals.keyReuse(),
  gone: refusals.gone(),
  ownerMismatch: refusals.ownerMismatch(),
  stillRunning: refusals.stillRunning(),
  busy: refusals.busy(),
  internal: refusals.internal(),
};

it.each(Object.entries(each))(
  'R8 %s has its kind and a sentence, and says when to come back where that helps',
  async (_, refusal) => {
    const app = Fastify();
    app.get('/', (__, reply) => sendRefusal(reply, refusal));
    const { statusCode, headers, json } = await app.inject('/');
    expect(statusCode).toBe(refusal.status);
    expect(is(failureSchema, json())).toBe(true);
    expect(json<{ message: string }>().message).toMatch(/^[A-Z].*[.!?]$/);
    const waits = statusCode === 429 || statusCode === 503 || ['busy', 'newer'].includes(refusal.kind);
    expect(/^[1-9]\d*$/.test(String(headers['retry-after']))).toBe(waits);
    if (statusCode === 429) expect(refusal.kind).toBe('slow-down');
    if (statusCode === 503) expect(refusal.kind).toBe('busy');
  },
);
