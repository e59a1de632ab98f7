import { is } from 'valibot';
import { getReceiptPdf } from '../../../contract/calls/donations.ts';
import type { LanguageCode } from '../../../contract/enumerations.ts';
import { may } from '../../../contract/policies/actions.ts';
import { fundSums } from '../../../contract/policies/fund-sums.ts';
import type { ReceiptPaper } from '../../donations/receipt-pdf.ts';
import { ownOrigin } from '../../http/own-origin.ts';
import { queryOf } from '../../http/query-of.ts';
import { sendRefusal } from '../../http/send.ts';
import { refusals } from '../../refusal.ts';
import { findShownDonation, type ShownDonation } from '../../store/donations/donations.ts';
import { texts } from '../../texts.ts';
import { ofAccount } from '../accounts/account.ts';

/** The receipt on paper, for its donor and admins. Making one costs as much as a certificate: they share what a network may have made. */
export const answerReceiptPdf = ofAccount(async (services, request, reply, { person }) => {
  const query = queryOf(request, getReceiptPdf.query);
  if (!query.ok) return sendRefusal(reply, query.failure);
  const id = is(getReceiptPdf.params, request.params) ? request.params.id : undefined;
  const found = id === undefined ? undefined : await findShownDonation(services.pool, id);
  const isSeen = found?.accountId === person._id || may(person, 'manage-donations');
  if (found === undefined || !isSeen) return sendRefusal(reply, refusals.notFound(texts.noSuchDonation));
  const origin = services.appUrl ?? ownOrigin(request);
  if (origin === undefined) return sendRefusal(reply, refusals.malformed(texts.noOwnAddress));
  const { operatorName: operator, timeZone } = services.config;
  const paper = paperOf(found, { origin, operator, timeZone, language: query.value.language });
  if (paper === undefined) return sendRefusal(reply, refusals.conflict(texts.notPaidYet));
  const { papers } = services;
  if (papers.room(request.network) === 0) {
    return sendRefusal(reply, refusals.slowDown(papers.secondsUntilRoom(request.network)));
  }
  papers.take(request.network, 1);
  // A quarter of all that the server loads: it comes with the first paper, and not before anybody is answered.
  const { receiptPdf } = await import('../../donations/receipt-pdf.ts');
  const pdf = await receiptPdf(paper);
  if (!pdf.ok) return sendRefusal(reply, refusals.conflict(texts.unsupportedScript));
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="receipt-${paper.number}.pdf"`)
    .send(Buffer.from(pdf.value));
});

/** Undefined for one that was never paid. */
function paperOf(
  donation: ShownDonation,
  {
    origin,
    operator,
    timeZone = 'UTC',
    language = 'en',
  }: {
    origin: string;
    operator: string | undefined;
    timeZone: string | undefined;
    language?: LanguageCode | undefined;
  },
): ReceiptPaper | undefined {
  const { id, donorName, amount, currency, campaignType, isTest, receiptNumber, paidAt, paymentId, totals } = donation;
  if (receiptNumber === null || paidAt === null || paymentId === null) return undefined;
  const { refunded } = fundSums(totals);
  return {
    id,
    number: receiptNumber,
    donorName,
    amount,
    refunded,
    currency,
    paidAt,
    campaignType,
    paymentId,
    isTest,
    operator,
    timeZone,
    ledgerAddress: `${origin}/fund-info`,
    language,
  };
}
