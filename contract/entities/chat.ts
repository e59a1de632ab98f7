import * as v from 'valibot';
import { atMost } from './fields.ts';
import { isStorableText } from '../base/text.ts';
import { languageCodes } from '../enumerations.ts';
import { assistantLimits } from '../assistant-limits.ts';

const shortText = (characters: number) => v.pipe(v.string(), atMost(characters), v.check(isStorableText, 'not valid'));

/** A message of a conversation with the assistant (section 3). */
export const chatMessageSchema = v.strictObject({
  role: v.picklist(['system', 'user', 'assistant']),
  content: v.pipe(v.string(), atMost(100_000), v.check(isStorableText, 'not valid')),
});
export type ChatMessage = v.InferOutput<typeof chatMessageSchema>;

/** A section of the guide or of a lesson, as the phone that asks has it. */
export const chatPassageSchema = v.strictObject({
  title: shortText(500),
  text: shortText(assistantLimits.passageCharacters),
});
export type ChatPassage = v.InferOutput<typeof chatPassageSchema>;

/** Which assistant is asked: a general one on the home and admin screens, one for learning on a volunteer's (section 7). */
export const assistantKinds = ['general', 'learning'] as const;
export type AssistantKind = (typeof assistantKinds)[number];

/**
 * A request for a chat completion as OpenAI's API has it, as much of it as the SDK sends. The server takes the conversation alone; which
 * model answers, by which instructions and how long, it decides by itself. `assistant` is ours.
 */
export const chatBodySchema = v.strictObject({
  model: v.optional(shortText(200)),
  stream: v.optional(v.boolean()),
  max_tokens: v.optional(v.number()),
  messages: v.pipe(v.array(chatMessageSchema), v.minLength(1), v.maxLength(100)),
  assistant: v.optional(
    v.strictObject({
      kind: v.optional(v.picklist(assistantKinds)),
      language: v.optional(v.picklist(languageCodes)),
      passages: v.optional(v.pipe(v.array(chatPassageSchema), v.maxLength(assistantLimits.passages))),
    }),
  ),
});
export type ChatBody = v.InferOutput<typeof chatBodySchema>;
