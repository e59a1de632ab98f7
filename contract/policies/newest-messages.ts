import { firstSentences } from '../assistant/whole-sentences.ts';
import { assistantLimits } from '../assistant-limits.ts';
import type { ChatMessage } from '../entities/chat.ts';
import { hideNames } from './hide-names.ts';

/** The end of a conversation, as long as it is sent on, without the names of people: nobody but the model's own instructions is `system`. */
export function newestMessages(messages: readonly ChatMessage[], names: readonly string[]): ChatMessage[] {
  return messages
    .filter(({ role, content }) => role !== 'system' && content.trim() !== '')
    .slice(-assistantLimits.messages)
    .map(({ role, content }) => ({
      role,
      content: hideNames(firstSentences(content, assistantLimits.messageCharacters), names),
    }));
}
