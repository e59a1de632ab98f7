import type pg from 'pg';
import type { Clock } from '../../contract/base/clock.ts';
import { smsNumber } from '../../contract/read-numbers.ts';
import { takeTries } from '../accounts/tries.ts';
import { noticePaths } from '../notices/notice-paths.ts';
import type { StepSender } from '../steps/step-sender.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import type { AskedTable } from '../store/database/driven.ts';
import { delayAskText, takeAskText, type TextToAsk } from '../store/track/asked.ts';
import type { Vault } from '../vault.ts';
import { askTexts } from './ask-texts.ts';

interface TextServices {
  pool: pg.Pool;
  clock: Clock;
  vault: Vault;
  /** Absent: no SMS is sent. */
  sms: StepSender | undefined;
  /** Origin at which people open the app. */
  appUrl?: string | undefined;
  /** Where numbers without a country code are at home. */
  country?: string | undefined;
}

/** A question that could not be sent for so long comes too late in the day: it is asked again at the next age. */
const LASTS_MS = 6 * 3_600_000;
/** At least so long the gateway is left alone that had no time. */
const REST_MS = 5 * 60_000;

/** Sends the SMS that are due, one after another. Each goes once or not at all: it costs, and wakes people. Returns how many went. */
export async function sendAskTexts(services: TextServices, isOver: () => boolean = () => false): Promise<number> {
  const { sms } = services;
  if (sms === undefined) return 0;
  let sent = 0;
  for (const table of ['reports', 'aid_requests'] as const) {
    while (!isOver()) {
      const text = await withRetries(() => takeAskText(services.pool, table, services.clock.now()));
      if (text === undefined) break;
      if (await sendOne(services, sms, table, text)) sent += 1;
    }
  }
  return sent;
}

async function sendOne(services: TextServices, sms: StepSender, table: AskedTable, text: TextToAsk): Promise<boolean> {
  const { pool, clock, appUrl, country } = services;
  const to = smsNumber(text.contact, country);
  if (to === undefined || clock.now() - text.askedAt > LASTS_MS) return false;
  // Anybody may have written anybody's number into many forms.
  if (!(await takeTries(services, ['askText', to])).ok) return false;
  const link = appUrl === undefined ? {} : { link: `${appUrl}${noticePaths.track(text.id)}` };
  const words = askTexts[text.language][table === 'reports' ? 'report' : 'aid'];
  const answer = await sms.send(to, { id: `${text.id}-${text.askedAt}`, ...words, ...link });
  if (answer.kind === 'later') {
    const at = clock.now() + Math.max(REST_MS, answer.retryAfterMs ?? 0);
    await withRetries(() => delayAskText(pool, table, text, at));
  }
  return answer.kind === 'sent';
}
