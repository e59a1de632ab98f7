import { root } from './lib/project.mjs';
import { Refusal, asCommand, say } from './lib/say.mjs';
import { findSecrets } from './lib/secrets.mjs';

/** Exit code 1 when a file of the project holds something like a key or a password. */
await asCommand(async () => {
  const { files, found } = await findSecrets(root);
  if (files === 0) throw new Refusal('No file was looked at.');
  say(found ?? `${files} files, no secret`);
  return found === undefined ? 0 : 1;
});
