import { takeOver } from './activate.ts';
import { answerFromPhone } from './answer.ts';
import { drainOnSync } from './drain.ts';
import { onMessage } from './message.ts';
import { precacheFirstFiles } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(precacheFirstFiles());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const answer = answerFromPhone(event);
  if (answer) event.respondWith(answer);
});

self.addEventListener('sync', (event) => {
  const drained = drainOnSync(event.tag);
  if (drained) event.waitUntil(drained);
});

self.addEventListener('message', (event) => {
  const done = onMessage(event);
  if (done) event.waitUntil(done);
});
