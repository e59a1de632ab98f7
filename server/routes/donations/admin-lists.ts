import {
  findDonations,
  getDonationEntries,
  listDonations,
  type DonationSort,
} from '../../../contract/calls/donations.ts';
import { is, type InferOutput } from 'valibot';
import { limits } from '../../../contract/limits.ts';
import { logEvent } from '../../access/log-event.ts';
import { orNearly } from '../../http/or-nearly.ts';
import { PAGE_ROWS, pageOf, placeInText, placeInTime } from '../../http/page.ts';
import { queryOf } from '../../http/query-of.ts';
import { sendRefusal } from '../../http/send.ts';
import { streamList } from '../../http/stream-list.ts';
import { refusals } from '../../refusal.ts';
import { donationView, findShownDonation, pagesOfDonations } from '../../store/donations/donations.ts';
import { campaignsGivenFor, findDonationPage, placeOfDonation } from '../../store/donations/find-donations.ts';
import { fundEntriesOf, fundEntryView } from '../../store/donations/fund-entries.ts';
import { readFunds } from '../../store/donations/fund-sums.ts';
import { paymentAlerts } from '../../store/donations/payment-alerts.ts';
import { texts } from '../../texts.ts';
import { ofAccount } from '../accounts/account.ts';

/**
 * Section 7's list: whole, written page by page as it is read, unless a part is asked for; a part is a page, however much was asked for.
 */
export const answerDonations = ofAccount(async ({ pool }, request, reply, { person }) => {
  const query = queryOf(request, listDonations.query);
  if (!query.ok) return sendRefusal(reply, query.failure);
  const after = placeInTime(query.value.cursor);
  if (!after.ok) return sendRefusal(reply, after.failure);
  logEvent(request, { event: 'personal-data-seen', account: person._id, about: 'donations' });
  const pages = pagesOfDonations(pool, { after: after.value, most: mostAsked(query.value) });
  return streamList(reply, pages, donationView, ['"donations":[', ']']);
});

function mostAsked({ cursor, limit }: InferOutput<typeof listDonations.query>): number {
  if (cursor === undefined && limit === undefined) return Number.POSITIVE_INFINITY;
  return Math.min(limits.pageRecords, Number(limit ?? limits.pageRecords));
}

/** A page of the donations that fit, with the sums of all that count. */
export const answerFindDonations = ofAccount(async ({ pool, payments }, request, reply, { person }) => {
  const query = queryOf(request, findDonations.query);
  if (!query.ok) return sendRefusal(reply, query.failure);
  const { status, allocated, campaign, sort = 'newest', cursor } = query.value;
  const after = placeIn(sort, cursor);
  if (!after.ok) return sendRefusal(reply, after.failure);
  const isTest = !payments.isLive;
  const [{ found, told }, { sums, counts }, alerts, campaigns] = await Promise.all([
    orNearly(query.value, (wanted) =>
      findDonationPage(pool, {
        ...wanted,
        status,
        campaign,
        sort,
        after: after.value,
        count: PAGE_ROWS,
        allocation: allocated === undefined ? undefined : allocations[allocated],
      }),
    ),
    readFunds(pool, isTest),
    paymentAlerts(pool),
    campaignsGivenFor(pool),
  ]);
  const { page, next } = pageOf(found, (donation) => placeOfDonation(donation, sort));
  logEvent(request, { event: 'personal-data-seen', account: person._id, about: 'donations', records: page.length });
  return reply.send({
    success: true,
    data: page.map(donationView),
    ...(next === undefined ? {} : { next }),
    ...told,
    sums,
    ...(isTest ? { test: true } : {}),
    counts,
    ...(campaigns.length === 0
      ? {}
      : { campaigns: campaigns.map(({ id, type, since }) => ({ _id: id, type, since: since.toISOString() })) }),
    ...(alerts.length === 0
      ? {}
      : { alerts: alerts.map(({ id, at, ...rest }) => ({ _id: id, at: at.toISOString(), ...rest })) }),
  });
});

const allocations = { true: 'all', part: 'part', none: 'none', false: 'not-all' } as const;

function placeIn(sort: DonationSort, cursor: string | undefined) {
  return sort === 'donor' ? placeInText(cursor) : placeInTime(cursor);
}

/** One donation with all that became of its money. */
export const answerDonationEntries = ofAccount(async ({ pool }, request, reply, { person }) => {
  const id = is(getDonationEntries.params, request.params) ? request.params.id : undefined;
  const donation = id === undefined ? undefined : await findShownDonation(pool, id);
  if (donation === undefined) return sendRefusal(reply, refusals.notFound(texts.noSuchDonation));
  const entries = await fundEntriesOf(pool, donation.id);
  logEvent(request, { event: 'personal-data-seen', account: person._id, about: 'donations', records: 1 });
  return reply.send({ success: true, data: donationView(donation), entries: entries.map(fundEntryView) });
});
