import { resolve } from 'node:path';
import { prepareDataDirectory } from '../../server/start/data-directory.mjs';
import { portTrouble } from '../../server/start/port-holder.mjs';
import { readSettings, wrongSettings } from '../../server/start/read-settings.mjs';
import { root } from './project.mjs';
import { Refusal } from './say.mjs';

/**
 * What would keep the server from starting, as far as that can be told before anything is installed or built: an operator should
 * not hear of it minutes later.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export async function refuseStart(env) {
  // The server will run in the project's folder.
  const settings = readSettings(env, root);
  if (!settings.ok) throw new Refusal(wrongSettings(settings.failure));
  const { host, port, dataDir } = settings.value;
  const trouble = (await portTrouble({ host, port })) ?? prepareDataDirectory(resolve(root, dataDir));
  if (trouble !== undefined) throw new Refusal(trouble);
}
