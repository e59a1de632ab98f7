import { accessSync, constants } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { canInstallPackages, installPackages } from './debian.mjs';
import { Refusal } from './say.mjs';

/**
 * An engine beside Chromium that the main job is tested in, where it is found.
 *
 * @typedef {object} OtherBrowser
 * @property {string} name
 * @property {string} test what its test file's path holds
 * @property {readonly string[]} packages Debian's packages of it
 * @property {(env?: NodeJS.ProcessEnv) => boolean} isHere
 */

/** @type {readonly OtherBrowser[]} */
export const otherBrowsers = [
  {
    name: 'Firefox',
    test: 'browsers/firefox',
    packages: ['firefox-esr'],
    isHere: (env = process.env) => hasProgram('firefox-esr', 'FIREFOX_PATH', env),
  },
  {
    name: 'WebKit',
    test: 'browsers/webkit',
    packages: ['webkit2gtk-driver', 'xvfb', 'gjs', 'gir1.2-webkit2-4.1'],
    isHere: (env = process.env) =>
      hasProgram('WebKitWebDriver', 'WEBKIT_DRIVER_PATH', env) &&
      hasProgram('Xvfb', 'XVFB_PATH', env) &&
      hasProgram('gjs', 'GJS_PATH', env) &&
      hasWebKitForGjs(env),
  },
];

/**
 * The engines found here. In CI both are a must, and installed where they can be.
 *
 * @returns {Promise<{ found: readonly OtherBrowser[], missing: readonly OtherBrowser[] }>}
 */
export async function findOtherBrowsers() {
  if (process.env.CI === 'true') await installMissing();
  const found = otherBrowsers.filter(({ isHere }) => isHere());
  const missing = otherBrowsers.filter((browser) => !found.includes(browser));
  return { found, missing };
}

async function installMissing() {
  const missing = otherBrowsers.filter(({ isHere }) => !isHere());
  if (missing.length === 0) return;
  if (!canInstallPackages()) {
    throw new Refusal(`CI needs ${namesOf(missing)}, and only a Debian root can install them here.`);
  }
  const trouble = await installPackages(missing.flatMap(({ packages }) => packages));
  const still = missing.filter(({ isHere }) => !isHere());
  if (still.length > 0) throw new Refusal(trouble ?? `${namesOf(still)} installed, but its programs were not found.`);
}

/** @param {readonly OtherBrowser[]} browsers */
export function namesOf(browsers) {
  return browsers.map(({ name }) => name).join(' and ');
}

function hasProgram(name, variable, env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return [env[variable] || [], folders.map((folder) => join(folder, name))].flat().some(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The library's description for gjs is a package of its own. */
function hasWebKitForGjs(env) {
  const program = "imports.gi.versions.WebKit2 = '4.1'; imports.gi.WebKit2;";
  return spawnSync(env.GJS_PATH || 'gjs', ['-c', program], { env: { ...env }, stdio: 'ignore' }).status === 0;
}
