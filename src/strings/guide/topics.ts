import type { book } from './book.ts';

export type TopicId = keyof typeof book.topics;

/** What happens to people, in the order in which the guide offers it. */
export const disasters = ['flood', 'earthquake', 'fire', 'storm', 'landslide'] as const satisfies readonly TopicId[];

/** What to have ready. */
export const preparations = ['go-bag', 'water-food', 'family-plan'] as const satisfies readonly TopicId[];

export function isTopicId(id: string | undefined): id is TopicId {
  const ids: readonly (string | undefined)[] = [...disasters, 'first-aid', ...preparations];
  return ids.includes(id);
}
