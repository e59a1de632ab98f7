import type { PageMessage } from '../../worker-messages.ts';
import { container } from './service-worker.ts';

/** Calls back when the worker asks that a path be shown, which it is told is done; answers what ends it. */
export function onOpenCall(open: (path: string) => void): () => void {
  const hear = ({ data, ports }: MessageEvent<Partial<Extract<PageMessage, { type: 'open' }>> | null>) => {
    // Only workers of this origin speak here, but it may be one of another version.
    if (data?.type !== 'open' || typeof data.path !== 'string') return;
    open(data.path);
    ports[0]?.postMessage(true);
  };
  const workers = container();
  workers?.addEventListener('message', hear);
  return () => workers?.removeEventListener('message', hear);
}
