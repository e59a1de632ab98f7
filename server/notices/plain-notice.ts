import { isoTime } from '../../contract/base/clock.ts';
import { quietUntil } from '../../contract/policies/alert-wishes.ts';
import { marks } from '../store/alerts/notice-marks.ts';
import type { NoticeDevice } from '../store/alerts/notice-devices.ts';
import type { Notice } from '../store/alerts/notices.ts';
import type { OpenNotice } from './notice-kind.ts';
import type { NoticeTexts, NoticeWords } from './texts/notice-texts.ts';
import { noticeTexts } from './texts/in-language.ts';

/** What is told to one person, or to those who follow one record. */
export interface Plain {
  words(texts: NoticeTexts): NoticeWords;
  /** Where a tap leads, on each device. */
  path: string | ((device: NoticeDevice) => string);
  /** It cannot wait for the end of quiet hours. */
  isUrgent?: boolean;
  /** Only while its owner is signed in there; else it is for whoever has the phone. */
  isOfAccount?: boolean;
}

/** The same words for each device, in its language. */
export function plainNotice(notice: Notice, { words, path, isUrgent = false, isOfAccount = false }: Plain): OpenNotice {
  const { id, kind, at } = notice;
  return {
    urgency: isUrgent ? 'high' : 'normal',
    counts: false,
    forDevice(device, now) {
      const { accountId, wishes, language } = device;
      if (isOfAccount && accountId === null) return { mark: marks.gone };
      if (!wishes.on) return { mark: marks.over };
      const heldUntil = isUrgent ? undefined : quietUntil(wishes, 'mild', now);
      if (heldUntil !== undefined) return { heldUntil };
      const leads = typeof path === 'string' ? path : path(device);
      return { message: { v: 1, id, kind, ...words(noticeTexts[language]), path: leads, at: isoTime(at) } };
    },
  };
}
