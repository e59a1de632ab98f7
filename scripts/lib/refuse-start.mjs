import { resolve } from 'node:path';
import { prepareDataDirectory } from '../../server/start/data-directory.mjs';
import { placeOf, wrongPlainSettings, wrongSettings } from '../../server/start/plain-settings.mjs';
import { portTrouble } from '../../server/start/port-holder.mjs';
import { root } from './project.mjs';
import { Refusal } from './say.mjs';

/**
 * What would keep the server from starting, as far as that can be told before anything is installed or built: an operator should
 * not hear of it minutes later.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export async function refuseStart(env) {
  const wrong = wrongPlainSettings(env);
  if (wrong.length > 0) throw new Refusal(wrongSettings(wrong));
  const { host, port, dataDir } = placeOf(env);
  const trouble = (await portTrouble({ host, port })) ?? prepareDataDirectory(resolve(root, dataDir));
  if (trouble !== undefined) throw new Refusal(trouble);
}
