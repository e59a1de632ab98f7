import type pg from 'pg';
import { isoTime } from '../../contract/base/clock.ts';
import { quietUntil } from '../../contract/policies/alert-wishes.ts';
import { OFFER_RINGS, offeredBeyondKm } from '../../contract/policies/offer-rings.ts';
import { askedForAid, wants, type Asked } from './asked-offer.ts';
import { findAid } from '../store/aid/aid-requests.ts';
import { marks } from '../store/alerts/notice-marks.ts';
import type { Notice } from '../store/alerts/notices.ts';
import { areasOffered, countWaiting, isStillOpen, type OfferKind } from '../store/ngos/offers.ts';
import { findReport, pointOf } from '../store/reports/reports.ts';
import type { OpenNotice } from './notice-kind.ts';
import { noticePaths } from './notice-paths.ts';
import { plainNotice } from './plain-notice.ts';
import { aboutDisaster, noticeTexts } from './texts/in-language.ts';

/** A request that suits an NGO, by the wishes of each of its devices. It is over once somebody takes it. */
export async function offerNotice(
  pool: pg.Pool,
  { id, kind, about, at }: Notice,
  offer: OfferKind,
): Promise<OpenNotice | undefined> {
  if (!(await isStillOpen(pool, offer, about))) return undefined;
  const asked = await askedNow(pool, offer, about, at);
  if (asked === undefined) return undefined;
  const areas = await areasOffered(pool, about);
  return {
    urgency: 'high',
    // What an NGO gets in a day was counted when it was chosen.
    counts: false,
    forDevice(device, now) {
      if (device.accountId === null) return { mark: marks.gone };
      if (!wants(device, asked)) return { mark: marks.over };
      const heldUntil = quietUntil(device.wishes, asked.severity, now);
      if (heldUntil !== undefined) return { heldUntil };
      const texts = noticeTexts[device.language];
      const words = aboutDisaster(texts, asked.type, texts.offer[offer]);
      // It was offered in some ring: outside the area it can only be for want of somebody nearer.
      const beyondKm = offeredBeyondKm(areas.get(device.accountId), asked.place, OFFER_RINGS);
      const body =
        beyondKm === undefined ? words.body : `${texts.offerBeyond(Math.max(1, Math.round(beyondKm)))} ${words.body}`;
      return { message: { v: 1, id, kind, title: words.title, body, path: noticePaths.ngoRequests, at: isoTime(at) } };
    },
  };
}

async function askedNow(pool: pg.Pool, offer: OfferKind, id: string, at: number): Promise<Asked | undefined> {
  if (offer === 'aid') {
    const aid = await findAid(pool, id);
    return aid && askedForAid(aid, at);
  }
  const report = await findReport(pool, id);
  return report && { type: report.body.disasterType, severity: report.body.severity, place: pointOf(report) };
}

/** How much waits that nobody takes, in numbers of now. */
export async function waitingNotice(pool: pg.Pool, notice: Notice): Promise<OpenNotice | undefined> {
  const waiting = await countWaiting(pool, notice.at);
  if (waiting.aid + waiting.disaster === 0) return undefined;
  return plainNotice(notice, {
    path: waiting.aid > 0 ? noticePaths.unclaimedAid : noticePaths.activeDisasters,
    isOfAccount: true,
    words: (texts) => texts.waiting(waiting),
  });
}
