import { systemClock } from '../../contract/base/clock.ts';
import { OperatorError, say } from '../operator.ts';
import { recordAct } from '../store/acts/acts.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { texts } from '../texts.ts';
import { runCommand } from './run-command.ts';

/**
 * `end-sessions --yes`: signs everybody out on every device and voids every reset link, for a day on which tokens may have
 * got into other hands. What waits on phones stays there and goes after the next sign-in.
 */
await runCommand(async ({ pool, args }) => {
  if (args.length !== 1 || args[0] !== '--yes') throw new OperatorError(texts.endSessionsUsage);
  const ended = await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query('DELETE FROM sessions');
    await client.query('DELETE FROM reset_links WHERE used_at IS NULL');
    await client.query('DELETE FROM known_devices');
    const detail = { ended: rowCount ?? 0 };
    await recordAct(client, { action: 'all-sessions-ended', detail }, systemClock.now());
    return rowCount ?? 0;
  });
  say(texts.allEnded(ended));
});
