import { systemClock } from '../../contract/base/clock.ts';
import { OperatorError, ownEnv, say } from '../operator.ts';
import { ownPhotoFiles } from '../store/photos/photo-files.ts';
import { texts } from '../texts.ts';
import { exportFile, exportTo } from '../transfer/export-file.ts';
import { fileOf } from './file-of.ts';
import { runCommand } from './run-command.ts';

/** `export FILE`, or `export -` for stdout. */
await runCommand(async ({ pool, args }) => {
  const [name] = args;
  if (name === undefined || args.length > 1) throw new OperatorError(texts.exportUsage);
  const photoFiles = ownPhotoFiles(ownEnv());
  const isFile = name !== '-';
  const counts = isFile
    ? await exportFile(pool, systemClock, fileOf(name), photoFiles)
    : await exportTo(pool, systemClock, () => process.stdout, { photoFiles });
  say(texts.exported(counts));
});
