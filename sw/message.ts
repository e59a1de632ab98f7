import * as v from 'valibot';
import { workerMessageSchema, type WorkerMessage } from '../src/worker-messages.ts';
import { drain } from './drain.ts';
import { buildVersion, deleteOldFiles, precacheMissingFiles } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;

/** Does what a page of ours asks. Anything else that arrives is not for us and changes nothing. */
export function onMessage(event: ExtendableMessageEvent): Promise<unknown> | undefined {
  if (event.origin !== self.location.origin) return undefined;
  const message = v.safeParse(workerMessageSchema, event.data);
  return message.success ? obey(message.output, event) : undefined;
}

function obey(message: WorkerMessage, event: ExtendableMessageEvent): Promise<unknown> {
  switch (message.type) {
    case 'SKIP_WAITING':
      return self.skipWaiting();
    case 'drain':
      return drain('message');
    case 'warm':
      return precacheMissingFiles().then(deleteOldFiles);
    case 'version':
      event.ports[0]?.postMessage(buildVersion);
      return Promise.resolve();
  }
}
