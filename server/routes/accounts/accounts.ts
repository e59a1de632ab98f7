import { is } from 'valibot';
import { isoTime } from '../../../contract/base/clock.ts';
import { findAccounts, issueResetLink as issueCall } from '../../../contract/calls/approvals.ts';
import { logEvent } from '../../access/log-event.ts';
import { issueResetLink } from '../../accounts/issue-reset-link.ts';
import { orNearly } from '../../http/or-nearly.ts';
import { PAGE_ROWS, pageOf, placeInText } from '../../http/page.ts';
import { queryOf } from '../../http/query-of.ts';
import { sendRefusal } from '../../http/send.ts';
import { resetLinkMail } from '../../mail/mails.ts';
import { refusals } from '../../refusal.ts';
import { findAccount } from '../../store/accounts/accounts.ts';
import { searchAccounts } from '../../store/accounts/search-accounts.ts';
import { texts } from '../../texts.ts';
import { ofAccount } from './account.ts';

export const answerAccounts = ofAccount(async ({ pool }, request, reply, { person }) => {
  const query = queryOf(request, findAccounts.query);
  if (!query.ok) return sendRefusal(reply, query.failure);
  const { cursor } = query.value;
  const after = placeInText(cursor);
  if (!after.ok) return sendRefusal(reply, after.failure);
  const { found: accounts, told } = await orNearly(query.value, (wanted) =>
    searchAccounts(pool, { ...wanted, after: after.value, count: PAGE_ROWS }),
  );
  const { page, next } = pageOf(accounts, ({ name, id }) => [name, id]);
  logEvent(request, { event: 'personal-data-seen', account: person._id, records: page.length });
  const data = page.map(({ id, name, email, role, status }) => ({ _id: id, name, email, role, status }));
  return reply.send({ success: true, data, ...(next === undefined ? {} : { next }), ...told });
});

/** Where mail can be sent the link goes to its owner alone: then no admin could use it in their place. */
export const answerIssueResetLink = ofAccount(async (services, request, reply, { person }) => {
  const { pool, clock, mailer, appUrl = '', onBug } = services;
  const account = is(issueCall.params, request.params) ? await findAccount(pool, request.params.id) : undefined;
  const asked = account && { accountId: account.id, issuedBy: person._id };
  const link = asked && (await issueResetLink(pool, asked, clock.now()));
  if (account === undefined || link === undefined) return sendRefusal(reply, refusals.notFound(texts.noSuchAccount));
  const expiresAt = isoTime(link.expiresAt);
  if (mailer === undefined) {
    return reply.send({ success: true, message: texts.resetLinkIssued, data: { link: link.path, expiresAt } });
  }
  try {
    await mailer.send(resetLinkMail(account.email, `${appUrl}${link.path}`));
  } catch (error) {
    onBug(error);
    return sendRefusal(reply, { ...refusals.busy(), message: texts.mailFailed });
  }
  return reply.send({ success: true, message: texts.resetLinkMailed, data: { expiresAt } });
});
