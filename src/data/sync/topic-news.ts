import type { NewsTopic } from '../../../contract/enumerations.ts';

type Listener = (topics: ReadonlySet<NewsTopic>) => void;

const listeners = new Set<Listener>();

/** For what is kept on no phone: `hear` is called when the server has news of some topics, or may have. Answers what ends it. */
export function onTopicNews(hear: Listener): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/** The server is there, and these topics are to be asked about anew. */
export function tellTopicNews(topics: ReadonlySet<NewsTopic>): void {
  for (const hear of listeners) hear(topics);
}
