import { resolve } from 'node:path';

/** A file as the operator named it: npm runs us elsewhere and tells where they were. */
export function fileOf(name: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
}
