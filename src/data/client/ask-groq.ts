import Groq from 'groq-sdk';
import { assistantLimits } from '../../../contract/assistant-limits.ts';
import { assistantBase } from '../../../contract/calls/assistant-address.ts';
import type { ChatBody } from '../../../contract/entities/chat.ts';
import { chatRequest, type Asked } from '../../../contract/policies/assistant-prompt.ts';
import { newestMessages } from '../../../contract/policies/newest-messages.ts';
import { apiHost } from './api-host.ts';

declare global {
  interface ImportMetaEnv {
    /** A key that is built into the app, which then asks the provider itself; empty: the server asks, and no key leaves it. */
    readonly VITE_GROQ_API_KEY?: string;
    readonly VITE_LLM_MODEL?: string;
  }
}

const builtInKey: string = import.meta.env.VITE_GROQ_API_KEY ?? '';
const MODEL: string = import.meta.env.VITE_LLM_MODEL ?? 'openai/gpt-oss-120b';

/**
 * Asks the model, and hands on what there is of its answer each time it grows. Rejects with the SDK's own errors, and where the answer
 * is empty. The SDK comes with the first question alone.
 *
 * @param token of the signed-in person
 */
export async function askGroq(asked: Asked, token: string | undefined, grow: (text: string) => void): Promise<string> {
  const stream = await (builtInKey === '' ? askServer(asked, token) : askDirectly(asked));
  let text = '';
  for await (const { choices } of stream) {
    text += choices[0]?.delta.content ?? '';
    if (text !== '') grow(text);
  }
  if (text.trim() === '') throw new Error('an answer without words');
  return text;
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
    apiKey: token ?? '',
    baseURL: (apiHost === '' ? globalThis.location.origin : apiHost) + assistantBase,
    dangerouslyAllowBrowser: true,
    timeout: assistantLimits.timeoutMs,
    maxRetries: assistantLimits.retries,
    defaultHeaders: token === undefined ? { Authorization: null } : {},
    fetchOptions: { credentials: 'omit', redirect: 'error' },
  });
  return client.chat.completions.create({ ...ours, model: MODEL, stream: true });
}

function askDirectly(asked: Asked) {
  const client = new Groq({ apiKey: builtInKey, dangerouslyAllowBrowser: true });
  return client.chat.completions.create({
    model: MODEL,
    messages: chatRequest(asked),
    max_tokens: assistantLimits.tokens,
    stream: true,
    ...(MODEL.startsWith('openai/gpt-oss') ? { reasoning_effort: 'low' as const } : {}),
  });
}
