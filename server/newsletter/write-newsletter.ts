import { failed, ok, type Result } from '../../contract/base/result.ts';
import type { NewsletterView } from '../../contract/entities/newsletter.ts';
import type { AccountServices } from '../accounts/services.ts';
import { refusals, type Refusal } from '../refusal.ts';
import { recordAct } from '../store/acts/acts.ts';
import { withRetries } from '../store/database/database-trouble.ts';
import { findNewsletter, insertNewsletter, type NewNewsletter } from '../store/newsletter/newsletters.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { texts } from '../texts.ts';

type Written = Result<NewsletterView, Refusal>;

/** Nothing is kept of what is refused. */
class NotWritten extends Error {}

/** Keeps a newsletter with a mail for each confirmed address, and writes down who sent it, or none of that. The same twice is one. */
export async function writeNewsletter(
  { pool, clock, mailer }: Pick<AccountServices, 'pool' | 'clock' | 'mailer'>,
  letter: NewNewsletter,
): Promise<Written> {
  if (mailer === undefined) return failed(refusals.conflict(texts.newsletterNoMail));
  const now = clock.now();
  try {
    return await withRetries(() =>
      inTransaction(pool, async (client): Promise<Written> => {
        const recipients = await insertNewsletter(client, letter, now);
        if (recipients === 0) throw new NotWritten();
        if (recipients !== undefined) {
          const about = { action: 'newsletter-sent', about: letter.id, detail: { recipients } };
          await recordAct(client, { actor: letter.by, ...about }, now);
        }
        const kept = await findNewsletter(client, letter.id);
        return kept?.subject === letter.subject && kept.text === letter.text ? ok(kept) : failed(refusals.keyReuse());
      }),
    );
  } catch (error) {
    if (error instanceof NotWritten) return failed(refusals.conflict(texts.newsletterNobody));
    throw error;
  }
}
