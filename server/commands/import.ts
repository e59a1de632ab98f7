import { ownVault } from '../accounts/own-secrets.ts';
import { OperatorError, ownEnv, say } from '../operator.ts';
import { ownPhotoFiles } from '../store/photos/photo-files.ts';
import { texts } from '../texts.ts';
import { importFile } from '../transfer/import-file.ts';
import { fileOf } from './file-of.ts';
import { runCommand, type CommandContext } from './run-command.ts';

/** `import FILE`: adds what an export holds to what is there. */
await runCommand(importInto, { mayCreate: true });

async function importInto({ pool, args }: CommandContext): Promise<void> {
  const [name] = args;
  if (name === undefined || args.length > 1) throw new OperatorError(texts.importUsage);
  const imported = await importFile(pool, fileOf(name), () => ownVault(ownEnv()).keyCheck, ownPhotoFiles(ownEnv()));
  say(texts.imported(imported));
  if (imported.epoch !== undefined) say(texts.newEpoch(imported.epoch));
}
