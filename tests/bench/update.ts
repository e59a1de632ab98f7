import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from 'playwright/test';
import { projectRoot } from '../../server/project-root.ts';
import { projectFiles } from '../../scripts/lib/project-files.mjs';
import { ARGUMENTS } from '../support/chromium.ts';
import { untilControlled } from '../support/offline.ts';
import { startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server-process.ts';
import { machineLine } from './machine.ts';
import { openSlowLink, type SlowLink } from './slow-link.ts';

/** Kilobytes (1e3 bytes) on the wire that a changed sentence may cost a phone. */
const BAR = 30;
/** Milliseconds without a byte on the link after which all is taken to have come. */
const QUIET_MS = 4000;
const PHONE = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const;

interface Change {
  where: string;
  locale: string;
  file: string;
  /** Stands once in the file. */
  sentence: string;
}

const CHANGES: readonly Change[] = [
  {
    where: 'the list of what was saved',
    locale: 'en-US',
    file: 'src/strings/shell/outbox.ts',
    sentence: 'Nothing is waiting.',
  },
  {
    where: 'the guide',
    locale: 'en-US',
    file: 'src/strings/guide/flood.ts',
    sentence: 'Do not wait for an order when the water is rising.',
  },
  {
    where: 'the written home page',
    locale: 'en-US',
    file: 'src/strings/public/home.ts',
    sentence: 'No account needed.',
  },
  {
    where: 'the written home page in Hindi',
    locale: 'hi-IN',
    file: 'src/strings/hi/public/home.ts',
    sentence: 'खाता नहीं चाहिए।',
  },
];

/**
 * What one changed sentence costs a phone that has the app: builds the project with it, puts that in the place of the build on a server, and
 * counts what comes over the link from the question for an update until the new version is in charge and all is quiet. Headers count.
 *
 * @returns what misses the bar
 */
export async function measureUpdates(): Promise<string[]> {
  console.log(`${machineLine()}; what a phone that has the app fetches when one sentence changes, headers included`);
  const folder = await mkdtemp(join(projectRoot(), 'build', 'update-'));
  const postgres = await startPostgres('embedded');
  const misses: string[] = [];
  try {
    for (const [at, change] of CHANGES.entries()) {
      const next = join(folder, `next-${at}`);
      plantWith(change, next);
      const database = await postgres.createDatabase();
      const bytes = await measure(change, next, { databaseUrl: database.url, dataDir: join(folder, `data-${at}`) });
      const said = `${change.where}: ${(bytes / 1000).toFixed(1)} kB (bar ${BAR})`;
      console.log(said);
      if (bytes > BAR * 1000) misses.push(said);
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return misses;
}

/** The project as it stands, with the sentence said twice, built. */
function plantWith({ file, sentence }: Change, directory: string): void {
  const root = projectRoot();
  for (const path of projectFiles()) {
    if (!existsSync(join(root, path))) continue;
    mkdirSync(join(directory, path, '..'), { recursive: true });
    cpSync(join(root, path), join(directory, path));
  }
  // Hard links: where packages lie elsewhere the build puts its modules in another order, and names in files differ.
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(directory, 'node_modules')]);
  const path = join(directory, file);
  const parts = readFileSync(path, 'utf8').split(sentence);
  if (parts.length !== 2) throw new Error(`"${sentence}" stands ${parts.length - 1} times in ${file}`);
  writeFileSync(path, parts.join(`${sentence} ${sentence}`));
  const program = "const { build } = await import('./scripts/lib/build.mjs'); await build();";
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: directory, stdio: 'pipe' });
}

async function measure({ locale }: Change, next: string, settings: { databaseUrl: string; dataDir: string }) {
  const before = await startServer(settings);
  const link = await openSlowLink(before.port, { rttMs: 0, kbps: 0 });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ARGUMENTS,
  });
  let after: Awaited<ReturnType<typeof startServer>> | undefined;
  try {
    const page = await (await browser.newContext({ ...PHONE, locale })).newPage();
    await page.goto(`http://127.0.0.1:${link.port}/`);
    await untilControlled(page);
    await untilQuiet(link);
    await before.stop();
    after = await startServer({ ...settings, root: next, port: before.port });
    const had = link.bytes.down;
    await update(page);
    await untilQuiet(link);
    return link.bytes.down - had;
  } finally {
    await browser.close();
    await link.close();
    await before.stop();
    await after?.stop();
  }
}

/** The new version is found, let in, and the page opens again. */
async function update(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const isWaiting = async () => Boolean((await navigator.serviceWorker.ready).waiting);
  while (!(await page.evaluate(isWaiting))) await pause(100);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.postMessage({ type: 'SKIP_WAITING' }));
  while (await page.evaluate(isWaiting)) await pause(100);
  await page.reload();
}

async function untilQuiet({ bytes }: SlowLink): Promise<void> {
  let last = -1;
  while (last !== bytes.down) {
    last = bytes.down;
    await pause(QUIET_MS);
  }
}
