import { useSyncExternalStore } from 'react';
import { answerQuestion, type Answer, type Said } from './answer-question.ts';
import type { AssistantPlace } from './assistant-place.ts';

interface Conversation {
  said: readonly Said[];
  isWaiting: boolean;
}

const nothing: Conversation = { said: [], isWaiting: false };

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

/** Says something to the assistant. Empty words are ignored, and so is everything while it answers. */
export async function say(words: string, { place, personId, lookedFor }: Speaker): Promise<void> {
  const key = `${place} ${personId ?? ''}`;
  const content = words.trim();
  const before = whose === key ? current : nothing;
  if (content === '' || before.isWaiting) return;
  whose = key;
  const said: readonly Said[] = [...before.said, { role: 'user', content }];
  change({ said, isWaiting: true });
  const show = (answer: Answer, isWaiting: boolean) => {
    // Somebody else has begun meanwhile.
    if (whose === key) change({ said: [...said, { role: 'assistant', content: answer.words, answer }], isWaiting });
  };
  const ids = said.flatMap(({ answer }) => answer?.work?.map(({ id }) => id) ?? []);
  show(await answerQuestion(said, { place, atHand: { ids, lookedFor } }, (soFar) => show(soFar, true)), false);
}
