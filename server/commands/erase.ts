import { parseArgs } from 'node:util';
import { is } from 'valibot';
import { idSchema } from '../../contract/entities/fields.ts';
import { referenceOf } from '../../contract/reference.ts';
import { OperatorError, say } from '../operator.ts';
import { eraseRecords } from '../store/transfer/erase.ts';
import { findReceipts } from '../store/intake/receipts.ts';
import { inTransaction } from '../store/database/server-state.ts';
import { texts } from '../texts.ts';
import { runCommand } from './run-command.ts';

/** `erase ID --yes`: removes a record for good; without `--yes` it says which that would be. */
await runCommand(async ({ pool, args }) => {
  const { id, sure } = asked(args);
  const receipt = (await findReceipts(pool, [id])).get(id);
  if (receipt === undefined) throw new OperatorError(texts.eraseUnknown(id));
  const reference = referenceOf(id);
  if (receipt.erased) return say(texts.erasedBefore(reference));
  if (!sure) throw new OperatorError(texts.eraseAsks(reference, receipt.call));
  await inTransaction(pool, (client) => eraseRecords(client, [id]));
  say(texts.erased(reference));
});

function asked(args: readonly string[]): { id: string; sure: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { yes: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const id = positionals[0]?.toLowerCase();
    if (positionals.length === 1 && is(idSchema, id)) return { id, sure: values.yes };
  } catch {
    // An option that there is not: the usage says which there are.
  }
  throw new OperatorError(texts.eraseUsage);
}
