import * as v from 'valibot';
import { idSchema, requiredText } from './fields.ts';

/** Characters: what a mail's head holds in one line, and a long letter. */
export const newsletterLimits = { subjectCharacters: 150, textCharacters: 10_000 } as const;

/** What an admin sends. The id is made where it is written: sent twice it is one newsletter. */
export const newsletterBodySchema = v.strictObject({
  id: idSchema,
  subject: requiredText(newsletterLimits.subjectCharacters),
  text: requiredText(newsletterLimits.textCharacters),
});
export type NewsletterBody = v.InferInput<typeof newsletterBodySchema>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const newsletterViewSchema = v.strictObject({
  _id: idSchema,
  subject: v.string(),
  text: v.string(),
  createdAt: v.string(),
  /** Name of the admin who sent it; absent where that account is gone. */
  writtenBy: v.optional(v.string()),
  /** Addresses that were confirmed when it was sent. Each is one of the following. */
  recipients: count,
  /** Their turn is still to come. */
  waiting: count,
  sent: count,
  /** Their mail server took no mail for them. */
  failed: count,
  /** The server was stopped, or the line broke, in the middle: they may have it, and it is not sent to them again. */
  unsure: count,
  /** They left the newsletter before their turn. */
  left: count,
  /** When nobody waited any more. */
  endedAt: v.optional(v.string()),
});
export type NewsletterView = v.InferOutput<typeof newsletterViewSchema>;
