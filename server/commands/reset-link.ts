import { isoTime, systemClock } from '../../contract/base/clock.ts';
import { issueResetLink } from '../accounts/issue-reset-link.ts';
import { OperatorError, ownEnv, say } from '../operator.ts';
import { emailKeyOf, findByEmail } from '../store/accounts.ts';
import { texts } from '../texts.ts';
import { runCommand } from './run-command.ts';

/** `reset-link EMAIL`: for an admin whom no other admin can help. The link alone goes to stdout. */
await runCommand(async ({ pool, args }) => {
  const [email] = args;
  if (email === undefined || args.length > 1) throw new OperatorError(texts.resetLinkUsage);
  const account = await findByEmail(pool, emailKeyOf(email));
  const link = account && (await issueResetLink(pool, { accountId: account.id }, systemClock.now()));
  if (link === undefined) throw new OperatorError(texts.resetLinkUnknown);
  process.stdout.write(`${ownEnv().appUrl ?? ''}${link.path}\n`);
  say(texts.resetLinkUntil(isoTime(link.expiresAt)));
});
