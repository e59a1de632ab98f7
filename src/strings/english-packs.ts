import type { Pack } from './texts.ts';

/**
 * The packs of English, by what a screen waits for. None where the code is run as it stands here: each table then has its English from the
 * start. A build takes the tables that every phone has out of the code and lists their packs here (`scripts/lib/english-packs.mjs`).
 */
export const englishPacks: Readonly<Record<string, (() => Promise<{ pack: Pack }>) | undefined>> = {};
