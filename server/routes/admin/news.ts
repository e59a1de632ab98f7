import { sendRefusal } from '../../http/send.ts';
import { ofAccount } from '../accounts/account.ts';

export const answerNews = ofAccount(async ({ news }, request, reply, { person, sessionId }) => {
  const followed = await news.follow({ person, session: sessionId });
  if (!followed.ok) return sendRefusal(reply, followed.failure);
  if (request.method === 'HEAD') followed.value.destroy();
  // No proxy keeps a line back until there are more, and the connection ends with the stream: else a stop would wait for it.
  reply.headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no', connection: 'close' });
  return reply.type('application/x-ndjson').send(request.method === 'HEAD' ? '' : followed.value);
});
