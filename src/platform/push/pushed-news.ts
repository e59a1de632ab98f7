import type { PageMessage } from '../../worker-messages.ts';
import { container } from '../worker/service-worker.ts';

type Pushed = Extract<PageMessage, { type: 'pushed' }>;

/** Calls back for each push that comes while this page is looked at; answers what ends it. */
export function onPushed(hear: (pushed: Pushed) => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (isPushed(data)) hear(data);
  };
  const workers = container();
  workers?.addEventListener('message', onMessage);
  return () => workers?.removeEventListener('message', onMessage);
}

/** Only workers of this origin speak here, but it may be one of another version. */
function isPushed(data: unknown): data is Pushed {
  const { type, title, body, path } = (data ?? {}) as Partial<Record<string, unknown>>;
  return type === 'pushed' && [title, body, path].every((part) => typeof part === 'string');
}
