import { takeOver } from './activate.ts';
import { answerFromPhone } from './answer.ts';
import { drain, drainOnPeriodicSync, drainOnSync } from './drain.ts';
import { onMessage } from './message.ts';
import { onNotificationClick } from './notification-click.ts';
import { precacheFirstFiles } from './precache.ts';
import { onPush } from './push.ts';
import { takeSharedPhotos } from './share-target.ts';
import { onSubscriptionChange } from './subscription-change.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(precacheFirstFiles());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const answer = takeSharedPhotos(event) ?? answerFromPhone(event);
  if (answer) event.respondWith(answer);
});

self.addEventListener('sync', (event) => {
  const drained = drainOnSync(event.tag);
  if (drained) event.waitUntil(drained);
});

// Only while it lives anyway: no browser wakes it for this.
self.addEventListener('online', () => void drain('online'));

self.addEventListener('periodicsync', (event) => {
  const drained = drainOnPeriodicSync(event.tag);
  if (drained) event.waitUntil(drained);
});

self.addEventListener('message', (event) => {
  const done = onMessage(event);
  if (done) event.waitUntil(done);
});

self.addEventListener('push', (event) => {
  event.waitUntil(onPush(event));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(onNotificationClick(event));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(onSubscriptionChange());
});
