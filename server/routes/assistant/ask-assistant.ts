import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type pg from 'pg';
import { askAssistant } from '../../../contract/calls/assistant.ts';
import type { ChatMessage } from '../../../contract/entities/chat.ts';
import { may, type Person } from '../../../contract/policies/actions.ts';
import { chatRequest } from '../../../contract/policies/assistant-prompt.ts';
import { ModelTrouble, type ModelPiece } from '../../assistant/language-model.ts';
import { parsedBody } from '../../http/parsed-body.ts';
import { sendRefusal } from '../../http/send.ts';
import { refusals, type Refusal } from '../../refusal.ts';
import { namesOfRecords } from '../../store/assistant/names-of-records.ts';
import type { Handler } from '../route.ts';

/** Until tomorrow's questions may be asked: nobody waits for it. */
export const LATER_S = 3600;

/** A question to the language model. Nothing of it is kept, or written to the log. */
export const answerAskAssistant: Handler = async (services, request, reply, { person }) => {
  const { llm, clock } = services;
  const body = parsedBody(request, askAssistant.body);
  if (!body.ok) return refused(reply, body.failure);
  if (llm === undefined) return refused(reply, refusals.busy());
  const { messages, assistant = {} } = body.value;
  const { kind = 'general', language = 'en', passages = [] } = assistant;
  const names = await namesToHide(services.pool, person, messages);
  const { emergencyNumber } = services.config;
  const conversation = chatRequest({ kind, language, emergencyNumber, messages, passages, names });
  if (conversation.length === 1) return refused(reply, refusals.invalid({ messages: 'has no question' }));
  const seconds = services.assistantQuestions.take(request.network, person?._id);
  if (seconds !== undefined) return refused(reply, refusals.slowDown(seconds));
  if (!(await services.assistantTotal.take())) return refused(reply, refusals.slowDown(LATER_S));

  const stopped = new AbortController();
  reply.raw.once('close', () => stopped.abort());
  const pieces = llm.ask(conversation, stopped.signal);
  try {
    const first = await pieces.next();
    const head = { id: `chatcmpl-${randomUUID()}`, created: Math.floor(clock.now() / 1000), model: llm.name };
    const rest = events(head, first.done === true ? [] : [first.value], pieces);
    return await reply.type('text/event-stream').header('x-accel-buffering', 'no').send(Readable.from(rest));
  } catch (error) {
    if (!(error instanceof ModelTrouble)) throw error;
    request.log.warn({ why: error.message }, 'assistant');
    return refused(reply, refusals.busy());
  }
};

/**
 * The phone has taken out the names that it knows. The server knows who asks, and of what an admin has found here alone who sent it, by
 * its reference. For others that would tell whose a reference is.
 */
async function namesToHide(
  pool: pg.Pool,
  person: (Person & { name: string }) | undefined,
  messages: readonly ChatMessage[],
): Promise<string[]> {
  if (person === undefined) return [];
  if (!may(person, 'decide-reports')) return [person.name];
  const said = messages.map(({ content }) => content).join('\n');
  return [person.name, ...(await namesOfRecords(pool, said))];
}

/** The SDK must not try again what was tried enough, or is not to be tried: the guide answers at once. */
function refused(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return sendRefusal(reply.header('x-should-retry', 'false'), refusal);
}

async function* events(
  head: object,
  first: readonly ModelPiece[],
  pieces: AsyncGenerator<ModelPiece, void>,
): AsyncGenerator<string, void> {
  const chunk = (delta: object, finish: 'stop' | 'length' | null) =>
    data({ ...head, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] });
  let wasCut = false;
  const said = ({ text, isCut }: ModelPiece) => {
    wasCut ||= isCut;
    return chunk({ content: text }, null);
  };
  yield chunk({ role: 'assistant', content: '' }, null);
  try {
    for (const piece of first) yield said(piece);
    for await (const piece of pieces) yield said(piece);
    yield chunk({}, wasCut ? 'length' : 'stop');
    yield 'data: [DONE]\n\n';
  } catch {
    // What was said so far stays no answer: the phone shows that it failed.
    yield data({ error: { message: 'The answer broke off.', type: 'server_error' } });
  }
}

function data(value: object): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}
