import { isoTime, systemClock } from '../../contract/base/clock.ts';
import { issueResetLink } from '../accounts/issue-reset-link.ts';
import { OperatorError, ownEnv, say } from '../operator.ts';
import { findByEmail } from '../store/accounts/accounts.ts';
import { emailKeyOf } from '../store/database/email-key.ts';
import { texts } from '../texts.ts';
import { runCommand } from './run-command.ts';

const WITHOUT_SECOND_STEP = '--without-second-step';

/**
 * `reset-link [--without-second-step] EMAIL`: for an admin whom no other admin can help. The link alone goes to stdout. With the
 * option it ends the second step as well, of an admin who has lost phone and recovery codes: nothing else can.
 */
await runCommand(async ({ pool, args }) => {
  const endsSecondStep = args.includes(WITHOUT_SECOND_STEP);
  const [email, ...others] = args.filter((arg) => arg !== WITHOUT_SECOND_STEP);
  if (email === undefined || email.startsWith('-') || others.length > 0) throw new OperatorError(texts.resetLinkUsage);
  const account = await findByEmail(pool, emailKeyOf(email));
  const link = account && (await issueResetLink(pool, { accountId: account.id, endsSecondStep }, systemClock.now()));
  if (link === undefined) throw new OperatorError(texts.resetLinkUnknown);
  process.stdout.write(`${ownEnv().appUrl ?? ''}${link.path}\n`);
  say(texts.resetLinkUntil(isoTime(link.expiresAt)));
});
