import { useEffect } from 'react';
import type { Result } from '../../contract/base/result.ts';
import type { NewsTopic } from '../../contract/enumerations.ts';
import { onTopicNews } from '../data/sync/topic-news.ts';
import { useRemote, type AskedRemote } from './use-remote.ts';

/**
 * As `useRemote`, and asks again when there is news of this topic, for who looks at a screen that follows the news. What is shown stays
 * meanwhile, and where that answer does not come; `renewed` makes the new one of both. It and `ask` must be the same at every render.
 */
export function useLiveRemote<Value, Failure>(
  topic: NewsTopic,
  ask: () => Promise<Result<Value, Failure>>,
  renewed: (shown: Value, fresh: Value) => Value,
): AskedRemote<Value, Failure> {
  const asked = useRemote(ask);
  const { reload, change } = asked;
  const isFailed = asked.remote.kind === 'failed';
  useEffect(() => {
    let isOpen = true;
    const renew = async () => {
      const answer = await ask();
      if (isOpen && answer.ok) change((shown) => renewed(shown, answer.value));
    };
    const stop = onTopicNews((topics) => {
      if (!topics.has(topic)) return;
      // The server is there again.
      if (isFailed) reload();
      else renew().catch(console.error);
    });
    return () => {
      isOpen = false;
      stop();
    };
  }, [topic, ask, renewed, reload, change, isFailed]);
  return asked;
}
