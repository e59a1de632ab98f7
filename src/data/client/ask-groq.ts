import Groq, { APIError, type ClientOptions } from 'groq-sdk';
import { isModelGone } from '../../../contract/assistant/gone-model.ts';
import { createAnswerReader, type ModelAnswer } from '../../../contract/assistant/model-answer.ts';
import { assistantLimits } from '../../../contract/assistant-limits.ts';
import { assistantBase } from '../../../contract/calls/assistant-address.ts';
import type { ChatBody } from '../../../contract/entities/chat.ts';
import { chatRequest, type Asked } from '../../../contract/policies/assistant-prompt.ts';
import { newestMessages } from '../../../contract/policies/newest-messages.ts';
import { builtInKey } from '../queries/model-host.ts';
import { apiHost } from './api-host.ts';
import { boundedFetch } from './bounded-fetch.ts';

/** The next one is asked where one is gone. */
const MODELS = (import.meta.env.VITE_LLM_MODEL ?? 'openai/gpt-oss-120b,openai/gpt-oss-20b')
  .split(',')
  .map((name) => name.trim());

/** Whoever is asked: how long an attempt may take, and how often there is another. What a provider says is written to no log. */
const common = {
  dangerouslyAllowBrowser: true,
  timeout: assistantLimits.timeoutMs,
  maxRetries: assistantLimits.retries,
  logLevel: 'off',
  fetch: boundedFetch,
  fetchOptions: { credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' },
} as const satisfies ClientOptions;

export interface AskedBy {
  /** Of the signed-in person. */
  token: string | undefined;
  /** Calls it off. */
  signal: AbortSignal;
}

/**
 * Asks the model, and hands on what can be shown of its answer each time that grows. Rejects with the SDK's own errors, where the answer
 * has no words, and where it takes too long or never ends. The SDK comes with the first question alone.
 */
export async function askGroq(asked: Asked, by: AskedBy, grow: (text: string) => void): Promise<ModelAnswer> {
  const stream = await (builtInKey === '' ? askServer(asked, by) : askDirectly(asked, by.signal));
  const reader = createAnswerReader();
  let shown = '';
  for await (const { choices } of stream) {
    const [first] = choices as readonly PieceOf[];
    reader.take(first?.delta?.content, first?.finish_reason);
    if (reader.isFull) break;
    const next = reader.shown;
    if (next !== shown) grow(next);
    shown = next;
  }
  // To the SDK an answer that was called off ends there like a whole one.
  by.signal.throwIfAborted();
  const answer = reader.end();
  if (answer === undefined) throw new Error('an answer without words');
  return answer;
}

/** As much of a piece as is looked at, whatever else a provider puts into it. */
interface PieceOf {
  delta?: { content?: unknown };
  finish_reason?: unknown;
}

/** The server adds its own instructions, and takes out telephone numbers, e-mail addresses and positions. */
function askServer(asked: Asked, { token, signal }: AskedBy) {
  const { kind, language, passages } = asked;
  const messages = newestMessages(asked.messages, asked.names);
  const ours: Pick<ChatBody, 'messages' | 'assistant'> = {
    messages,
    assistant: { kind, language, passages: [...passages] },
  };
  const client = new Groq({
    ...common,
    apiKey: token ?? '',
    baseURL: (apiHost === '' ? globalThis.location.origin : apiHost) + assistantBase,
    defaultHeaders: token === undefined ? { Authorization: null } : {},
  });
  return client.chat.completions.create({ ...ours, model: MODELS[0] ?? '', stream: true }, { signal });
}

/** The instructions are this app's then, and everything personal is taken out here. */
async function askDirectly(asked: Asked, signal: AbortSignal) {
  const client = new Groq({ ...common, apiKey: builtInKey });
  const messages = chatRequest(asked);
  let gone: unknown;
  for (const model of MODELS) {
    try {
      return await client.chat.completions.create(
        {
          model,
          messages,
          max_tokens: assistantLimits.tokens,
          stream: true,
          ...(model.startsWith('openai/gpt-oss') ? { reasoning_effort: 'low' as const } : {}),
        },
        { signal },
      );
    } catch (error) {
      if (!(error instanceof APIError && isModelGone(error.status, JSON.stringify(error.error) ?? ''))) throw error;
      gone = error;
    }
  }
  throw gone;
}
