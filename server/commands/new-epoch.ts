import { say } from '../operator.ts';
import { beginEpoch, inTransaction } from '../store/database/server-state.ts';
import { texts } from '../texts.ts';
import { runCommand } from './run-command.ts';

/** For an operator who has put the database back by means of their own. A running server finds out within seconds. */
await runCommand(async ({ pool }) => {
  const { epoch } = await inTransaction(pool, (client) => beginEpoch(client, 'restored'));
  say(texts.newEpoch(epoch));
});
