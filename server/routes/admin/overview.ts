import { logEvent } from '../../access/log-event.ts';
import { ofAccount } from '../accounts/account.ts';

export const answerOverview = ofAccount(async ({ overview }, request, reply, { person }) => {
  const data = await overview();
  const records = data.waiting.reports.oldest === undefined ? 0 : 1;
  if (records > 0) logEvent(request, { event: 'personal-data-seen', account: person._id, records });
  return reply.send({ success: true, data });
});
