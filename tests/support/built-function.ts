import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSHandle, Page } from 'playwright/test';
import { projectRoot } from '../../server/project-root.ts';

/**
 * What the built app calls by that name, for a page to call: the same code, and the same running copy of it, that its screens use.
 * Throws where no file of the build offers it to others.
 */
export async function builtFunction<Called extends (...args: never[]) => unknown>(
  page: Page,
  name: string,
): Promise<JSHandle<Called>> {
  const path = builtFileWith(name);
  return page.evaluateHandle(
    async ([path, name]) => {
      // A file's exports have names of one letter. Modules that are asked for as a whole are among them, each with all its own names.
      const modules: Record<string, Called>[] = Object.values(await import(path));
      const found = modules.map((module) => module?.[name]).find((one) => typeof one === 'function');
      if (found === undefined) throw new Error(`${path} does not offer ${name}`);
      return found;
    },
    [path, name] as const,
  );
}

/** Path of the one file of the build in which a module that offers `name` stands. */
function builtFileWith(name: string): string {
  const { folder }: { folder: string } = JSON.parse(
    readFileSync(join(projectRoot(), 'build', 'app-files.json'), 'utf8'),
  );
  const directory = join(projectRoot(), 'dist', folder);
  const found = readdirSync(directory).filter(
    (file) => file.endsWith('.js') && readFileSync(join(directory, file), 'utf8').includes(`{${name}:()=>`),
  );
  if (found.length !== 1) throw new Error(`${name} is offered by ${found.length} files of the build: npm run build`);
  return `/${folder}/${found[0]}`;
}
