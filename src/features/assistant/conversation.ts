import { useSyncExternalStore } from 'react';
import { assistantTexts } from '../../strings/shell/assistant.ts';
import { answerQuestion, type Answer, type Said } from './answer-question.ts';
import type { AssistantPlace } from './assistant-place.ts';

interface Conversation {
  /** Behind each question its answer, from the moment it was asked. */
  said: readonly Said[];
  /** What is told to who cannot see it: the newest words of the assistant, whichever question they answer. */
  status: string;
}

const nothing: Conversation = { said: [], status: '' };

/** For this visit, in this page's memory alone; another person's, or another assistant's, begins anew. */
let whose = '';
let current: Conversation = nothing;
const followers = new Set<() => void>();

function change(next: Conversation): void {
  current = next;
  for (const follower of followers) follower();
}

/** The conversation with one assistant, kept while its panel is closed. */
export function useConversation(place: AssistantPlace, personId: string | undefined): Conversation {
  const key = `${place} ${personId ?? ''}`;
  return useSyncExternalStore(follow, () => (whose === key ? current : nothing));
}

function follow(changed: () => void): () => void {
  followers.add(changed);
  return () => followers.delete(changed);
}

/** Who talks to which assistant. */
export interface Speaker {
  place: AssistantPlace;
  personId: string | undefined;
  /** What the screen behind it was searched for. */
  lookedFor: string;
}

/** Says something to the assistant, which may still be answering something else. Empty words are ignored. */
export async function say(words: string, { place, personId, lookedFor }: Speaker): Promise<void> {
  const key = `${place} ${personId ?? ''}`;
  const content = words.trim();
  const before = whose === key ? current.said : [];
  if (content === '') return;
  whose = key;
  const said: readonly Said[] = [...before, { role: 'user', content }];
  let own: Said = { role: 'assistant', content: '' };
  change({ said: [...said, own], status: assistantTexts.loading });
  let told = '';
  const show = (answer: Answer) => {
    const index = current.said.indexOf(own);
    // Somebody else has begun meanwhile.
    if (index === -1) return;
    own = { role: 'assistant', content: contentOf(answer), answer };
    const first = answer.isDanger && answer.online?.state !== 'here' ? `${assistantTexts.callFirst} ` : '';
    const news = answer.online?.state === 'failed' ? answer.online.words : first + own.content;
    const status = news === told ? current.status : `${assistantTexts.assistant}: ${news}`;
    told = news;
    change({ said: current.said.map((one, at) => (at === index ? own : one)), status });
  };
  const ids = said.flatMap(({ answer }) => answer?.work?.map(({ id }) => id) ?? []);
  show(await answerQuestion(said, { place, atHand: { ids, lookedFor } }, show));
}

/** What counts as said, also to the model later. */
function contentOf({ words, online }: Answer): string {
  return online?.state === 'here' ? online.words : words;
}
