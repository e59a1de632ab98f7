import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of a program: what the environment names, else the one on the PATH. */
export function programOf(variable: string, name: string): string {
  const named = process.env[variable];
  if (named) return named;
  const found = (process.env['PATH'] ?? '').split(delimiter).find((folder) => isProgram(join(folder, name)));
  if (found === undefined) throw new Error(`${name} is not installed: name its program in ${variable}`);
  return join(found, name);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
