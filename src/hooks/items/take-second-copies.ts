import { exportSecondCopies } from '../../data/commands/items/second-copies.ts';
import { saveFile } from '../../platform/share-file.ts';

/** Hands the second copies of what waits to the browser as a file. Answers its name; `undefined` where there are none. */
export async function takeSecondCopies(): Promise<string | undefined> {
  const file = await exportSecondCopies();
  if (file) saveFile(file.name, file.text);
  return file?.name;
}
