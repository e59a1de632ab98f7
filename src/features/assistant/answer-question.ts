import { hasModel, askAssistant } from '../../data/commands/assistant/ask-assistant.ts';
import { firstCharacters } from '../../../contract/base/text.ts';
import { assistantLimits } from '../../../contract/assistant-limits.ts';
import type { ChatMessage } from '../../../contract/entities/chat.ts';
import type { AtHand } from '../../data/queries/assistant/names-at-hand.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { language } from '../../strings/language.ts';
import { assistantTexts } from '../../strings/shell/assistant.ts';
import { speaksOfDanger } from '../../strings/search/danger-words.ts';
import { isWorthAForm, whatWasSaid, type SaidFacts } from '../../strings/search/what-was-said.ts';
import type { AssistantPlace } from './assistant-place.ts';
import { findPassages, type CitedPassage } from './find-passages.ts';
import type { FoundWork } from './find-work.ts';

/** What the assistant says, and what stands beside it. */
export interface Answer {
  words: string;
  /** The emergency number comes first. */
  isDanger: boolean;
  passages: readonly CitedPassage[];
  /** `kept`: the passages are the answer; `online`: the words are, and the passages are what they rest on. */
  by: 'kept' | 'online';
  /** Words of a model that rest on nothing: the guide has no passage that fits. */
  isSilent?: boolean;
  /** Of this device's lists, for admins. */
  work?: readonly FoundWork[];
  /** What a form can be filled in with, where the person told of a disaster or asked for something. */
  facts?: SaidFacts;
}

/** A message (section 3), and for one of the assistant's what is shown beside its words. */
export interface Said extends ChatMessage {
  role: 'user' | 'assistant';
  answer?: Answer;
}

/** Where a question is asked, and what its person has before them there. */
export interface AskedAt {
  place: AssistantPlace;
  atHand: AtHand;
}

/**
 * Answers the last message of a conversation: by the language model where there is one and a network, from the guide on this phone
 * otherwise, and also where the model fails. Never rejects.
 *
 * @param grow takes what there is of an answer while it comes
 */
export async function answerQuestion(
  said: readonly Said[],
  { place, atHand }: AskedAt,
  grow: (soFar: Answer) => void,
): Promise<Answer> {
  const question = said.at(-1)?.content ?? '';
  const work = place === 'admin' ? await workFor(question) : undefined;
  if (work) return work;
  const isDanger = speaksOfDanger(question);
  const passages = await findPassages(question, place).catch(() => []);
  const facts = place === 'admin' ? undefined : factsIn(said);
  const form = facts && { facts };
  const kept = (): Answer => {
    const words = passages.length === 0 ? assistantTexts.unknown : assistantTexts.kept;
    return { words, isDanger: isDanger || passages.length === 0, passages, by: 'kept', ...form };
  };
  if (!navigator.onLine || !(await hasModel())) return kept();
  // A model may take a minute, for which nobody in danger waits.
  if (isDanger) grow({ words: '', isDanger, passages: [], by: 'online' });
  const asked = await askAssistant(
    {
      kind: place === 'volunteer' ? 'learning' : 'general',
      language: language(),
      messages: forModel(said),
      passages: passages.map(({ title, whole }) => ({
        title,
        text: firstCharacters(whole, assistantLimits.passageCharacters),
      })),
    },
    atHand,
    (words) => grow({ words, isDanger, passages: [], by: 'online' }),
  );
  if (asked.ok) {
    const isSilent = passages.length === 0;
    return { words: asked.value, isDanger: isDanger || isSilent, passages, by: 'online', isSilent, ...form };
  }
  const { words, ...rest } = kept();
  const trouble = asked.failure === 'resting' ? assistantTexts.resting : assistantTexts.failure;
  return { words: `${trouble}\n\n${words}`, ...rest };
}

/** The end of the conversation, without what this device's lists were asked and answered. */
function forModel(said: readonly Said[]): ChatMessage[] {
  return said
    .filter(({ answer }, index) => answer?.work === undefined && said[index + 1]?.answer?.work === undefined)
    .map(({ role, content }) => ({ role, content }))
    .slice(-assistantLimits.messages);
}

/** What the person told in this conversation, where a form is worth offering. */
function factsIn(said: readonly ChatMessage[]): SaidFacts | undefined {
  const facts = whatWasSaid(wordsOfPerson(said), language());
  return isWorthAForm(facts) ? facts : undefined;
}

/** All that the person said, oldest first. */
export function wordsOfPerson(said: readonly ChatMessage[]): string {
  return said.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).join('\n');
}

/** An admin's question about what is open is no language model's business. What cannot be read is asked of the guide. */
async function workFor(question: string): Promise<Answer | undefined> {
  const work = await loadUntilThere(() => import('./find-work.ts'), 1)
    .then(({ findWork }) => findWork(question))
    .catch(() => undefined);
  if (!work) return undefined;
  const words = work.length === 0 ? assistantTexts.noWork : assistantTexts.work;
  return { words, isDanger: false, passages: [], by: 'kept', work };
}
