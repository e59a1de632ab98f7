import { pushLine, pushText } from '../push/safe-text.ts';
import { texts } from '../texts.ts';
import type { ToldStep } from './step-sender.ts';

/** Characters (UTF-16, as SMS count those outside of the Latin alphabet): five messages at most. */
export const SMS_CHARACTERS = 300;
/** A longer link leaves too little for the words. */
const LINK_CHARACTERS = 120;
const WORDS_BYTES = 4000;
const SUBJECT_BYTES = 400;

/** An alert as one line. Signs that would make it twice as dear are not ours. */
export function smsText({ title, body, link }: ToldStep): string {
  const tail = link !== undefined && link.length <= LINK_CHARACTERS ? ` ${link}` : '';
  const words = withoutLinks(pushLine(`${title} - ${body}`, WORDS_BYTES));
  return `${texts.smsAlert(cut(words, SMS_CHARACTERS - texts.smsAlert('').length - tail.length))}${tail}`;
}

export function stepMail({ title, body, link }: ToldStep): { subject: string; text: string } {
  return {
    subject: texts.mailAlertSubject(withoutLinks(pushLine(title, SUBJECT_BYTES))),
    text: texts.mailAlert(withoutLinks(pushText(body, WORDS_BYTES)), link),
  };
}

/** Ours is the only link: one that somebody wrote, or took over from a report, is not to be trusted because we sent it. */
function withoutLinks(text: string): string {
  return text.replace(/(?:\b[a-z][a-z0-9+.-]{0,20}:\/\/|\bwww\.)\S*/giu, '[link]');
}

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const MORE = '...';

/** Between characters as people see them. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = '';
  for (const { segment } of characters.segment(text)) {
    if (kept.length + segment.length > most - MORE.length) break;
    kept += segment;
  }
  return `${kept.trimEnd()}${MORE}`;
}
