import * as v from 'valibot';
import { isModelGone } from '../../contract/assistant/gone-model.ts';
import { createAnswerReader } from '../../contract/assistant/model-answer.ts';
import { assistantLimits } from '../../contract/assistant-limits.ts';
import type { ChatMessage } from '../../contract/entities/chat.ts';
import type { LlmSettings } from '../settings.ts';
import { boundedBytes, boundedText } from '../bounded-bytes.ts';
import { readEvents } from './read-events.ts';

/** Why there is no answer, for the log: no word of anybody's is in it. */
export class ModelTrouble extends Error {
  override name = 'ModelTrouble';
}

/** A piece of an answer. */
export interface ModelPiece {
  text: string;
  /** With the last one: there was more, and the answer ends at its last whole sentence. */
  isCut: boolean;
}

/** A language model behind OpenAI's API. */
export interface LanguageModel {
  name: string;
  /** May it translate what people reported? */
  translates: boolean;
  /**
   * Pieces of the answer's final part, by whole sentences as they come. Fails with a `ModelTrouble` where no model answers, and where the
   * answer has no words or breaks off.
   */
  ask(messages: readonly ChatMessage[], signal: AbortSignal, tokens?: number): AsyncGenerator<ModelPiece, void>;
}

/** Before a second and a third attempt. */
const PAUSES_MS = [500, 2_000];

/** Bytes of a refusal that are read, to see whether the model is gone. */
const REFUSAL_BYTES = 64 * 1024;

const reasonSchema = v.nullish(v.string());
const chunkSchema = v.object({
  choices: v.array(
    v.object({
      delta: v.optional(v.object({ content: v.nullish(v.string()) })),
      finish_reason: reasonSchema,
    }),
  ),
});
const wholeSchema = v.object({
  choices: v.array(v.object({ message: v.object({ content: v.nullish(v.string()) }), finish_reason: reasonSchema })),
});

/** "Not now", or an error of the provider's own. */
const isPassing = (status: number) => status === 408 || status === 409 || status === 429 || status >= 500;

export interface ModelTimes {
  timeoutMs: number;
  pausesMs: readonly number[];
}

const usualTimes: ModelTimes = { timeoutMs: assistantLimits.timeoutMs, pausesMs: PAUSES_MS };

export function openLanguageModel(settings: LlmSettings, times: ModelTimes = usualTimes): LanguageModel {
  // Some mark their thinking with its end alone. Of those that were heard out: do they?
  const thinksAloud = new Map<string, boolean>();
  return {
    name: settings.models.join(', '),
    translates: settings.translates,
    async *ask(messages, stopped, tokens = assistantLimits.tokens) {
      const { model, answer } = await askFirstThere(settings, { messages, tokens }, stopped, times);
      const isPlain = thinksAloud.get(model) === false;
      const reader = createAnswerReader();
      let said = '';
      try {
        for await (const { words, finishReason } of piecesOf(answer, tokens * assistantLimits.tokenBytes)) {
          reader.take(words, finishReason);
          const { shown, wasTakenBack } = reader;
          if (wasTakenBack) thinksAloud.set(model, true);
          if (isPlain && wasTakenBack) throw new ModelTrouble('thought aloud');
          if (isPlain && shown.length > said.length) {
            yield { text: shown.slice(said.length), isCut: false };
            said = shown;
          }
          if (reader.isFull) break;
        }
      } catch (error) {
        if (error instanceof ModelTrouble) throw error;
        throw new ModelTrouble(error instanceof Error ? error.name : 'broken off');
      }
      const whole = reader.end();
      // A model that thinks longer than it may say ends by `length` without a word.
      if (whole === undefined) throw new ModelTrouble('no words');
      if (whole.isCut && !reader.wasTakenBack && thinksAloud.get(model)) throw new ModelTrouble('thoughts alone');
      if (!whole.isCut && !thinksAloud.has(model)) thinksAloud.set(model, false);
      yield { text: whole.text.slice(said.length), isCut: whole.isCut };
    },
  };
}

interface Asked {
  messages: readonly ChatMessage[];
  tokens: number;
}

/** Of the models in the settings, the next one where one is gone. */
async function askFirstThere(
  settings: LlmSettings,
  asked: Asked,
  stopped: AbortSignal,
  times: ModelTimes,
): Promise<{ model: string; answer: Response }> {
  let gone = 'no model';
  for (const model of settings.models) {
    const answer = await askPatiently(settings, model, asked, stopped, times);
    if (answer.ok) return { model, answer };
    gone = `HTTP ${answer.status}`;
    if (!isModelGone(answer.status, await refusalOf(answer))) break;
  }
  throw new ModelTrouble(gone);
}

/** What a provider says to it, as far as it can be read. */
async function refusalOf({ body }: Response): Promise<string> {
  return body === null ? '' : boundedText(body, REFUSAL_BYTES).catch(() => '');
}

/** The answer, or a refusal that another attempt would not change. */
async function askPatiently(
  settings: LlmSettings,
  model: string,
  asked: Asked,
  stopped: AbortSignal,
  { timeoutMs, pausesMs }: ModelTimes,
): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]);
    const answer = await askOnce(settings, model, asked, signal);
    if (answer instanceof Response && (answer.ok || !isPassing(answer.status))) return answer;
    if (answer instanceof Response) await answer.body?.cancel();
    if (attempt >= assistantLimits.retries || stopped.aborted) {
      throw new ModelTrouble(answer instanceof Response ? `HTTP ${answer.status}` : answer);
    }
    await new Promise((resolve) => setTimeout(resolve, pausesMs[attempt] ?? 0));
  }
}

/** The answer, or the name of what kept it away. */
async function askOnce(
  { baseUrl, key }: LlmSettings,
  model: string,
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
async function* piecesOf(
  answer: Response,
  bytes: number,
): AsyncGenerator<{ words: unknown; finishReason: unknown }, void> {
  if (answer.body === null) return;
  if (!(answer.headers.get('content-type') ?? '').includes('event-stream')) {
    const whole = v.safeParse(wholeSchema, JSON.parse(await boundedText(answer.body, bytes)));
    if (!whole.success) throw new ModelTrouble('an answer that nobody understands');
    const [first] = whole.output.choices;
    yield { words: first?.message.content, finishReason: first?.finish_reason };
    return;
  }
  for await (const data of readEvents(boundedBytes(answer.body, bytes))) {
    if (data.startsWith('[DONE]')) return;
    const chunk = v.safeParse(chunkSchema, JSON.parse(data));
    if (!chunk.success) throw new ModelTrouble('a piece that nobody understands');
    const [first] = chunk.output.choices;
    yield { words: first?.delta?.content, finishReason: first?.finish_reason };
  }
}
