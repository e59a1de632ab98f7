import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { projectRoot } from '../../server/project-root.ts';
import { tables, type Pack } from '../../src/strings/texts.ts';

/** Every text without values in it that this language says in other words. */
export async function englishTexts(code: string): Promise<Set<string>> {
  const folder = join(projectRoot(), 'src/strings');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!(hi|es|ar)\/).*(?<!\.test)\.ts$/.test(name),
  );
  await Promise.all(names.map((name) => import(join(folder, name))));
  const parts = readdirSync(join(folder, code)).filter((name) =>
    /^(first.*|others|legal-pages|relief|volunteer|admin|assistant|photos|google|ngo-work)\.ts$/.test(name),
  );
  const packs = await Promise.all(
    parts.map(async (part) => (await import(join(folder, code, part))) as { pack: Pack }),
  );
  const own: Pack = Object.assign({}, ...packs.map(({ pack }) => pack));
  const different = [...tables].flatMap(([name, table]) => pairs(table, own[name]));
  const english = new Set(different.filter(([words, other]) => words !== other).map(([words]) => words));
  expect(english.size).toBeGreaterThan(400);
  return english;
}

function pairs(english: unknown, other: unknown): [string, unknown][] {
  if (typeof english === 'string') return [[english, other]];
  if (typeof english !== 'object' || english === null) return [];
  return Object.entries(english).flatMap(([key, inner]) => pairs(inner, (other as Record<string, unknown>)[key]));
}

/** Neither the page nor its title says in English what its language has words for. */
export async function expectNoneLeft(page: Page, english: ReadonlySet<string>, name: string): Promise<void> {
  const lines = await page.evaluate(() => [document.title, ...document.body.innerText.split('\n')]);
  expect(
    lines.filter((line) => english.has(line.trim())),
    name,
  ).toEqual([]);
}
