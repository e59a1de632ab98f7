import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright/test';
import { ARGUMENTS, VIEWPORTS } from '../support/chromium.ts';
import { untilControlled } from '../support/offline.ts';

/** Where Chromium keeps IndexedDB: its own choice today, and the one it is moving to. */
export type BackingStore = 'LevelDB' | 'SQLite';

export interface PhoneOptions {
  /** Folder of its profile. */
  profile: string;
  origin: string;
  store: BackingStore;
  /** Plants the fault that the rig must notice: transactions forget that they were asked to be strict. */
  isForgetful?: boolean;
}

/** A phone: Chromium on a profile that outlives it. */
export function openPhone({ profile, origin, store, isForgetful }: PhoneOptions): Promise<BrowserContext> {
  const opening = chromium.launchPersistentContext(profile, {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    headless: true,
    args: [...ARGUMENTS, ...(store === 'SQLite' ? ['--enable-features=IdbSqliteBackingStore'] : [])],
    viewport: VIEWPORTS.phone,
    locale: 'en-US',
    timezoneId: 'UTC',
    baseURL: origin,
    // The rig ends its processes itself.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  return opening.then(async (context) => {
    if (isForgetful === true) await context.addInitScript(forgetDurability);
    return context;
  });
}

/** The first visit, with the server there: the app's worker and its empty outbox are on the phone. */
export async function install(options: PhoneOptions): Promise<void> {
  const context = await openPhone(options);
  const page = await openPage(context, '/');
  await untilControlled(page);
  await page.goto('/outbox');
  await page.locator('[data-unsent="0"]').waitFor();
  await context.close();
  const found = backingStoreOf(options.profile);
  if (found !== options.store) throw new Error(`Chromium keeps IndexedDB in ${found}, not in ${options.store}`);
}

export async function openPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

function forgetDurability(): void {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function relaxed(stores, mode) {
    return transaction.call(this, stores, mode);
  };
}

function backingStoreOf(profile: string): BackingStore {
  const files = readdirSync(join(profile, 'Default', 'IndexedDB'), { recursive: true, withFileTypes: true });
  const isSqlite = files.some((file) => file.isFile() && isSqliteFile(join(file.parentPath, file.name)));
  return isSqlite ? 'SQLite' : 'LevelDB';
}

function isSqliteFile(path: string): boolean {
  const file = openSync(path, 'r');
  const head = Buffer.alloc(15);
  readSync(file, head);
  closeSync(file);
  return head.toString() === 'SQLite format 3';
}
