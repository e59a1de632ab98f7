import { listNewsletters, sendNewsletter } from '../../../contract/calls/newsletters.ts';
import { PAGE_ROWS, pageOf, placeInTime } from '../../http/page.ts';
import { parsedBody } from '../../http/parsed-body.ts';
import { queryOf } from '../../http/query-of.ts';
import { sendRefusal } from '../../http/send.ts';
import { writeNewsletter } from '../../newsletter/write-newsletter.ts';
import { countSubscribers, findNewsletters } from '../../store/newsletter/newsletters.ts';
import { texts } from '../../texts.ts';
import { ofAccount } from '../accounts/account.ts';

export const answerNewsletters = ofAccount(async ({ pool, mailer }, request, reply) => {
  const query = queryOf(request, listNewsletters.query);
  if (!query.ok) return sendRefusal(reply, query.failure);
  const before = placeInTime(query.value.cursor);
  if (!before.ok) return sendRefusal(reply, before.failure);
  const [letters, subscribers] = await Promise.all([
    findNewsletters(pool, { before: before.value, count: PAGE_ROWS }),
    countSubscribers(pool),
  ]);
  const { page: data, next } = pageOf(letters, ({ createdAt, _id }) => [Date.parse(createdAt), _id]);
  const canSend = mailer !== undefined;
  return reply.send({ success: true, data, subscribers, canSend, ...(next === undefined ? {} : { next }) });
});

export const answerSendNewsletter = ofAccount(async (services, request, reply, { person }) => {
  const body = parsedBody(request, sendNewsletter.body);
  if (!body.ok) return sendRefusal(reply, body.failure);
  const written = await writeNewsletter(services, { ...body.value, by: person._id });
  if (!written.ok) return sendRefusal(reply, written.failure);
  services.noteStored();
  services.newslettersDue?.();
  return reply.send({ success: true, message: texts.newsletterOnItsWay, data: written.value });
});
