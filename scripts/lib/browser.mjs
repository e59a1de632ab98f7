import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallPackages, installPackages } from './debian.mjs';
import { Refusal } from './say.mjs';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
  'msedge',
];

const macApps = ['Chromium', 'Google Chrome', 'Microsoft Edge'];

const windowsPlaces = [
  ['Chromium', 'Application', 'chrome.exe'],
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

/**
 * The browser for the journeys: CHROMIUM_PATH, else an installed Chromium, Chrome or Edge, else Debian's package.
 *
 * @returns {Promise<string>} path of its program
 */
export async function findBrowser() {
  const found = browserHere();
  if (found) {
    await haveFonts();
    return found;
  }
  if (canInstallPackages()) {
    const trouble = await installPackages(['chromium']);
    const installed = browserHere();
    if (!installed) throw new Refusal(trouble ?? 'The package chromium was installed, but its program was not found.');
    await haveFonts();
    return installed;
  }
  throw new Refusal(
    'The browser journeys need Chromium, Chrome or Edge: install one, or name its program in CHROMIUM_PATH.',
  );
}

/** Scripts of all languages: in a last resort's face the words of a narrow column are wider than it. */
async function haveFonts() {
  if (canInstallPackages() && !existsSync('/usr/share/fonts/truetype/noto')) await installPackages(['fonts-noto-core']);
}

/** Chromium without its windows, which opens a page with less work; Debian packs it beside the whole one. */
const SHELL = 'chromium-headless-shell';

/**
 * The browser's shell for the journeys that need no more: CHROMIUM_SHELL_PATH, else an installed one, else Debian's
 * package. Never beside a browser that somebody named: theirs then plays everything.
 *
 * @returns {Promise<string>} path of its program; empty where there is none
 */
export async function findBrowserShell(env = process.env, platform = process.platform) {
  const found = browserShellHere(env, platform);
  if (found !== undefined || env.CHROMIUM_PATH || !canInstallPackages()) return found ?? '';
  await installPackages([SHELL]);
  return browserShellHere(env, platform) ?? '';
}

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @param {NodeJS.Platform} [platform]
 * @returns {string | undefined}
 */
export function browserShellHere(env = process.env, platform = process.platform) {
  if (env.CHROMIUM_SHELL_PATH) {
    if (isProgram(env.CHROMIUM_SHELL_PATH, platform)) return env.CHROMIUM_SHELL_PATH;
    throw new Refusal(`CHROMIUM_SHELL_PATH names ${env.CHROMIUM_SHELL_PATH}, which is no program.`);
  }
  if (env.CHROMIUM_PATH) return undefined;
  return foldersOf(env)
    .map((folder) => join(folder, SHELL))
    .find((path) => isProgram(path, platform));
}

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @param {NodeJS.Platform} [platform]
 * @returns {string | undefined}
 */
export function browserHere(env = process.env, platform = process.platform) {
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH, platform)) return env.CHROMIUM_PATH;
    throw new Refusal(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which is no program.`);
  }
  return places(env, platform).find((path) => isProgram(path, platform));
}

/** Of the search path, which Windows spells in its own way. */
function foldersOf(env) {
  return (env.PATH ?? env.Path ?? '').split(delimiter).filter(Boolean);
}

function places(env, platform) {
  const suffix = platform === 'win32' ? '.exe' : '';
  const onPath = names.flatMap((name) => foldersOf(env).map((folder) => join(folder, name + suffix)));
  return [...onPath, ...wellKnown(env, platform)];
}

function wellKnown(env, platform) {
  if (platform === 'darwin') {
    const folders = ['/Applications', ...(env.HOME ? [join(env.HOME, 'Applications')] : [])];
    return macApps.flatMap((app) => folders.map((folder) => join(folder, `${app}.app`, 'Contents', 'MacOS', app)));
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return windowsPlaces.flatMap((place) => folders.map((folder) => join(folder, ...place)));
  }
  return ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome', '/opt/microsoft/msedge'].flatMap((folder) =>
    names.map((name) => join(folder, name)),
  );
}

function isProgram(path, platform) {
  try {
    if (!statSync(path).isFile()) return false;
    if (platform !== 'win32') accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
