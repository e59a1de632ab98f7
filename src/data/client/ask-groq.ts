import Groq, { type ClientOptions } from 'groq-sdk';
import { assistantLimits } from '../../../contract/assistant-limits.ts';
import { assistantBase } from '../../../contract/calls/assistant-address.ts';
import type { ChatBody } from '../../../contract/entities/chat.ts';
import { chatRequest, type Asked } from '../../../contract/policies/assistant-prompt.ts';
import { newestMessages } from '../../../contract/policies/newest-messages.ts';
import { builtInKey } from '../queries/model-host.ts';
import { apiHost } from './api-host.ts';

const MODEL: string = import.meta.env.VITE_LLM_MODEL ?? 'openai/gpt-oss-120b';

/** Whoever is asked: how long an attempt may take, and how often there is another. What a provider says is written to no log. */
const common = {
  dangerouslyAllowBrowser: true,
  timeout: assistantLimits.timeoutMs,
  maxRetries: assistantLimits.retries,
  logLevel: 'off',
  fetchOptions: { credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' },
} as const satisfies ClientOptions;

/**
 * Asks the model, and hands on what there is of its answer each time it grows. Rejects with the SDK's own errors, where the answer is
 * empty, and where it takes too long. The SDK comes with the first question alone.
 *
 * @param token of the signed-in person
 */
export async function askGroq(asked: Asked, token: string | undefined, grow: (text: string) => void): Promise<string> {
  const stream = await (builtInKey === '' ? askServer(asked, token) : askDirectly(asked));
  let text = '';
  let isLate = false;
  // The SDK's own limit ends with the first byte, and an answer that was given up ends there like a whole one.
  const limit = setTimeout(() => {
    isLate = true;
    stream.controller.abort();
  }, assistantLimits.timeoutMs);
  try {
    for await (const chunk of stream) {
      text = (text + wordsIn(chunk)).slice(0, assistantLimits.answerCharacters);
      if (text !== '') grow(text);
      if (text.length === assistantLimits.answerCharacters) break;
    }
  } finally {
    clearTimeout(limit);
  }
  if (isLate) throw new Error('an answer that took too long');
  if (text.trim() === '') throw new Error('an answer without words');
  return text;
}

/** The text of one piece, whatever else a provider puts into it. */
function wordsIn({ choices }: { choices: readonly { delta: { content?: unknown } }[] }): string {
  const content = choices[0]?.delta.content;
  return typeof content === 'string' ? content : '';
}

/** The server adds its own instructions, and takes out telephone numbers, e-mail addresses and positions. */
function askServer(asked: Asked, token: string | undefined) {
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
  return client.chat.completions.create({ ...ours, model: MODEL, stream: true });
}

/** The instructions are this app's then, and everything personal is taken out here. */
function askDirectly(asked: Asked) {
  const client = new Groq({ ...common, apiKey: builtInKey });
  return client.chat.completions.create({
    model: MODEL,
    messages: chatRequest(asked),
    max_tokens: assistantLimits.tokens,
    stream: true,
    ...(MODEL.startsWith('openai/gpt-oss') ? { reasoning_effort: 'low' as const } : {}),
  });
}
