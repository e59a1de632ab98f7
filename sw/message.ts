import { isWorkerMessage, type WorkerMessage } from '../src/worker-messages.ts';
import { buildVersion } from './build-files.ts';
import { drain } from './drain.ts';
import { deleteOldFiles, keepSets, missingKilobytes } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;

/** Does what a page of ours asks. Anything else that arrives is not for us and changes nothing. */
export function onMessage(event: ExtendableMessageEvent): Promise<unknown> | undefined {
  if (event.origin !== self.location.origin) return undefined;
  const data: unknown = event.data;
  return isWorkerMessage(data) ? obey(data, event) : undefined;
}

function obey({ type, sets = [] }: WorkerMessage, { ports: [port] }: ExtendableMessageEvent): Promise<unknown> {
  const tell = async () => port?.postMessage(await missingKilobytes(sets));
  switch (type) {
    case 'SKIP_WAITING':
      return self.skipWaiting();
    case 'drain':
      return drain('message');
    case 'keep':
      return keepSets(sets).then(deleteOldFiles).then(tell, tell);
    case 'missing':
      return tell();
    case 'version':
      port?.postMessage(buildVersion);
      return Promise.resolve();
  }
}
