import * as v from 'valibot';
import { assistantLimits } from '../../contract/assistant-limits.ts';
import type { ChatMessage } from '../../contract/entities/chat.ts';
import type { LlmSettings } from '../settings.ts';
import { readEvents } from './read-events.ts';

/** Why there is no answer, for the log: no word of anybody's is in it. */
export class ModelTrouble extends Error {
  override name = 'ModelTrouble';
}

/** A language model behind OpenAI's API. */
export interface LanguageModel {
  name: string;
  /** May it translate what people reported? */
  translates: boolean;
  /**
   * Pieces of the answer as they come. Fails with a `ModelTrouble` before the first piece where the model does not answer, and where its
   * answer has no words.
   */
  ask(messages: readonly ChatMessage[], signal: AbortSignal, tokens?: number): AsyncGenerator<string, void>;
}

/** Before a second and a third attempt. */
const PAUSES_MS = [500, 2_000];

const chunkSchema = v.object({
  choices: v.array(v.object({ delta: v.optional(v.object({ content: v.nullish(v.string()) })) })),
});
const wholeSchema = v.object({
  choices: v.array(v.object({ message: v.object({ content: v.nullish(v.string()) }) })),
});

/** "Not now", or an error of the provider's own. */
const isPassing = (status: number) => status === 408 || status === 409 || status === 429 || status >= 500;

export interface ModelTimes {
  timeoutMs: number;
  pausesMs: readonly number[];
}

const usualTimes: ModelTimes = { timeoutMs: assistantLimits.timeoutMs, pausesMs: PAUSES_MS };

export function openLanguageModel(settings: LlmSettings, times: ModelTimes = usualTimes): LanguageModel {
  return {
    name: settings.model,
    translates: settings.translates,
    async *ask(messages, stopped, tokens = assistantLimits.tokens) {
      const answer = await askPatiently(settings, { messages, tokens }, stopped, times);
      let characters = 0;
      let hasWords = false;
      try {
        for await (const piece of piecesOf(answer)) {
          const text = piece.slice(0, assistantLimits.answerCharacters - characters);
          characters += text.length;
          hasWords ||= text.trim() !== '';
          if (text !== '') yield text;
          if (characters >= assistantLimits.answerCharacters) return;
        }
      } catch (error) {
        if (error instanceof ModelTrouble) throw error;
        throw new ModelTrouble(error instanceof Error ? error.name : 'broken off');
      }
      // A model that thinks longer than it may say ends by `length` without a word.
      if (!hasWords) throw new ModelTrouble('no words');
    },
  };
}

interface Asked {
  messages: readonly ChatMessage[];
  tokens: number;
}

async function askPatiently(
  settings: LlmSettings,
  asked: Asked,
  stopped: AbortSignal,
  { timeoutMs, pausesMs }: ModelTimes,
): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await askOnce(settings, asked, AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]));
    if (answer instanceof Response && answer.ok) return answer;
    const status = answer instanceof Response ? answer.status : undefined;
    if (answer instanceof Response) await answer.body?.cancel();
    const isLast = attempt >= assistantLimits.retries || stopped.aborted;
    if (isLast || (status !== undefined && !isPassing(status))) {
      throw new ModelTrouble(answer instanceof Response ? `HTTP ${answer.status}` : answer);
    }
    await new Promise((resolve) => setTimeout(resolve, pausesMs[attempt] ?? 0));
  }
}

/** The answer, or the name of what kept it away. */
async function askOnce(
  { baseUrl, key, model }: LlmSettings,
  { messages, tokens }: Asked,
  signal: AbortSignal,
): Promise<Response | string> {
  try {
    return await fetch(`${baseUrl}chat/completions`, {
      method: 'POST',
      redirect: 'error',
      signal,
      headers: {
        'content-type': 'application/json',
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        model,
        messages,
        max_tokens: tokens,
        stream: true,
        // It thinks before it speaks, and both count: with more of it nothing would be left for the answer.
        ...(model.startsWith('openai/gpt-oss') ? { reasoning_effort: 'low' } : {}),
      }),
    });
  } catch (error) {
    return error instanceof Error ? error.name : 'no answer';
  }
}

/** Of a stream each piece; of a server that does not stream all of it at once. Whatever else it says is not passed on. */
async function* piecesOf(answer: Response): AsyncGenerator<string, void> {
  if (answer.body === null) return;
  if (!(answer.headers.get('content-type') ?? '').includes('event-stream')) {
    const whole = v.safeParse(wholeSchema, await answer.json());
    if (!whole.success) throw new ModelTrouble('an answer that nobody understands');
    yield whole.output.choices[0]?.message.content ?? '';
    return;
  }
  for await (const data of readEvents(answer.body)) {
    if (data.startsWith('[DONE]')) return;
    const chunk = v.safeParse(chunkSchema, JSON.parse(data));
    if (!chunk.success) throw new ModelTrouble('a piece that nobody understands');
    yield chunk.output.choices[0]?.delta?.content ?? '';
  }
}
