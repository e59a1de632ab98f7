import { hasModel, askAssistant } from '../../data/commands/assistant/ask-assistant.ts';
import { firstSentences } from '../../../contract/assistant/whole-sentences.ts';
import { assistantLimits } from '../../../contract/assistant-limits.ts';
import type { ChatMessage } from '../../../contract/entities/chat.ts';
import type { AtHand } from '../../data/queries/assistant/names-at-hand.ts';
import { isOnlineNow } from '../../hooks/shared/use-online.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { language } from '../../strings/language.ts';
import { assistantTexts } from '../../strings/shell/assistant.ts';
import { speaksOfDanger } from '../../strings/search/danger-words.ts';
import { isWorthAForm, whatWasTold, type Told } from '../../strings/search/what-was-said.ts';
import type { AssistantPlace } from './assistant-place.ts';
import { findPassages, type CitedPassage, type CitedTopic, type FoundAnswer } from './find-passages.ts';
import type { FoundWork } from './find-work.ts';
import { namedPassages } from './named-passages.ts';

/** What the assistant says, and what stands beside it. */
export interface Answer {
  words: string;
  /** Whoever asked is told to call first; the number stands above. */
  isDanger: boolean;
  passages: readonly CitedPassage[];
  /** What a language model says to it: below what this phone has, which stands there at once. */
  online?: Online;
  /** Of the guide, to look on in where nothing is sure. */
  topics?: readonly CitedTopic[];
  /** Of this device's lists, for admins. */
  work?: readonly FoundWork[];
  /** What a form can be filled in with, where the person told of a disaster or asked for something. */
  told?: Told;
}

/** `coming`: what there is of its words, at first none; `failed`: the words say why. */
export interface Online {
  state: 'coming' | 'here' | 'failed';
  words: string;
  /** It said more, and its words end at the last whole sentence. */
  isCut: boolean;
  /** The passages that it names, by their places: it rests on these alone. */
  named: readonly number[];
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
 * Answers the last question of a conversation: from the guide on this phone, and where there is a language model and a network by that
 * too. Never rejects.
 *
 * @param show takes what there is of an answer until it is whole; what this phone has is there at once
 */
export async function answerQuestion(
  said: readonly Said[],
  { place, atHand }: AskedAt,
  show: (soFar: Answer) => void,
): Promise<Answer> {
  const question = said.at(-1)?.content ?? '';
  const work = place === 'admin' ? await workFor(question) : undefined;
  if (work && work !== 'unknown') return work;
  const found = await findPassages(question, place).catch(() => nothingFound);
  const { passages, trouble, isUnsure, topics } = found;
  const told = place === 'admin' ? undefined : toldIn(said);
  // Nobody in such trouble waits for a model, or is answered by one.
  const asks = work !== 'unknown' && trouble === undefined && isOnlineNow() && (await hasModel());
  const kept: Answer = {
    words: trouble ? assistantTexts.trouble[trouble] : wordsFor(found, asks),
    isDanger: trouble === undefined && speaksOfDanger(question),
    passages,
    ...(!trouble && isUnsure && { topics }),
    ...(told && { told }),
  };
  if (!asks) return kept;
  const withOnline = (online: Partial<Online> & Pick<Online, 'state'>): Answer => ({
    ...kept,
    online: { words: '', isCut: false, named: [], ...online },
  });
  show(withOnline({ state: 'coming' }));
  const asked = await askAssistant(
    {
      kind: place === 'volunteer' ? 'learning' : 'general',
      language: language(),
      messages: forModel(said),
      passages: passages.map(({ title, whole }) => ({
        title,
        text: firstSentences(whole, assistantLimits.passageCharacters),
      })),
    },
    atHand,
    (words) => show(withOnline({ state: 'coming', words })),
  );
  if (!asked.ok) {
    const words = asked.failure === 'resting' ? assistantTexts.resting : assistantTexts.failure;
    return withOnline({ state: 'failed', words });
  }
  const { text, isCut } = asked.value;
  return withOnline({ state: 'here', words: text, isCut, named: namedPassages(text, passages.length) });
}

const nothingFound: FoundAnswer = { passages: [], isUnsure: true, topics: [] };

function wordsFor({ passages, isUnsure }: FoundAnswer, asks: boolean): string {
  if (passages.length === 0) return asks ? assistantTexts.guideSilent : assistantTexts.unknown;
  return isUnsure ? assistantTexts.unsure : assistantTexts.kept;
}

/**
 * The end of the conversation, without what this device's lists were asked and answered. Of a question that this phone has not answered
 * yet it is not known whether it was one of these.
 */
function forModel(said: readonly Said[]): ChatMessage[] {
  return said
    .filter((one, index) => isForModel(one.role === 'assistant' ? one : said[index + 1]) || index === said.length - 1)
    .map(({ role, content }) => ({ role, content }))
    .slice(-assistantLimits.messages);
}

function isForModel(answered: Said | undefined): boolean {
  return answered?.answer !== undefined && answered.answer.work === undefined;
}

/** What the person told in this conversation, where a form is worth offering. */
function toldIn(said: readonly ChatMessage[]): Told | undefined {
  const words = said.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const told = whatWasTold(words, language());
  return isWorthAForm(told.facts) ? told : undefined;
}

/** An admin's question about the work of the desk is no language model's business: `unknown` where nobody can tell whether it is one. */
async function workFor(question: string): Promise<Answer | 'unknown' | undefined> {
  const answer = await loadUntilThere(() => import('./find-work.ts'), 1)
    .then(({ findWork }) => findWork(question))
    .catch(() => 'unknown' as const);
  if (!answer || answer === 'unknown') return answer;
  return { words: answer.words, isDanger: false, passages: [], work: answer.found };
}
