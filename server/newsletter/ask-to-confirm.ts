import { randomBytes } from 'node:crypto';
import type { AccountServices } from '../accounts/services.ts';
import { takeTries } from '../accounts/tries.ts';
import { sha256 } from '../intake/check-item.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import { newsletterMail } from '../mail/newsletter-mail.ts';
import { postMail } from '../mail/post-mail.ts';
import {
  deleteSubscription,
  findUnconfirmed,
  isResting,
  noteAsked,
  noteNotAsked,
  waitingAddresses,
  type Unconfirmed,
} from '../store/newsletter/newsletter.ts';
import { addressMarkOf, leaveTokenOf } from './leave-token.ts';

const TOKEN_BYTES = 32;
/** Mails in an hour to those who could not be asked when they came: a flood of made-up addresses becomes a trickle. */
const MAILS_AT_A_TIME = 100;

/** One that was just written down as asked. */
interface Asked extends Unconfirmed {
  token: string;
}

/**
 * Asks the owner of an address whether they want the newsletter: by one mail a day at most, by none where the address
 * left lately, is confirmed, or this server sends no mail. Says nothing of which it was. `pausesMs`: as `postMail` has it.
 */
export async function askToConfirm(
  services: AccountServices,
  emailKey: string,
  pausesMs?: readonly number[],
): Promise<void> {
  const { vault, mailer, appUrl = '' } = services;
  if (mailer === undefined) return;
  const asked = await noteWhomToAsk(services, emailKey);
  if (asked === undefined) return;
  const { id, email, language, token } = asked;
  const mail = newsletterMail(email, language, {
    confirm: `${appUrl}/newsletter#confirm=${token}`,
    leave: `${appUrl}/newsletter#leave=${leaveTokenOf(vault, id)}`,
  });
  // Not waited for: a mail server that cannot be reached holds up no stop of ours.
  void sendOrTakeBack(services, { mailer, mail, confirmHash: sha256(token), pausesMs });
}

interface Sending {
  mailer: Mailer;
  mail: Mail;
  confirmHash: string;
  pausesMs: readonly number[] | undefined;
}

/** A mail that is given up was none: its address is asked later. Never rejects. */
async function sendOrTakeBack({ pool, onBug }: AccountServices, sending: Sending): Promise<void> {
  const { mailer, mail, confirmHash, pausesMs } = sending;
  const failures: unknown[] = [];
  await postMail(mailer, mail, { onLost: (error) => void failures.push(error), ...(pausesMs && { pausesMs }) });
  if (failures.length === 0) return;
  onBug(failures[0]);
  await noteNotAsked(pool, confirmHash).catch(onBug);
}

/** Each step by itself: a connection held over the next one's would be one too many when hundreds come at once. */
async function noteWhomToAsk(services: AccountServices, emailKey: string): Promise<Asked | undefined> {
  const { pool, vault, clock } = services;
  const found = await findUnconfirmed(pool, emailKey);
  if (found === undefined) return undefined;
  if (await isResting(pool, addressMarkOf(vault, emailKey), clock.now())) {
    await deleteSubscription(pool, found.id);
    return undefined;
  }
  const tries = await takeTries(services, ['newsletterMail', emailKey]);
  if (!tries.ok) return undefined;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return (await noteAsked(pool, found.id, sha256(token), clock.now())) ? { ...found, token } : undefined;
}

/** Asks those whom no mail has reached: they came in great number, mail was off or out of order, or the server was stopped. */
export async function askWaiting(services: AccountServices): Promise<void> {
  if (services.mailer === undefined) return;
  for (const key of await waitingAddresses(services.pool, MAILS_AT_A_TIME)) await askToConfirm(services, key);
}
