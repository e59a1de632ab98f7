import { readEnv, type Env } from './env.ts';
import { systemTrouble } from './start/error-words.mjs';
import { wrongSettings } from './start/read-settings.mjs';

/** A reason not to go on that the operator can do something about: said in words, without a stack. */
export class OperatorError extends Error {}

/** The log, and whatever is for the operator's eyes. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

export function sayError(error: unknown): void {
  const words = error instanceof OperatorError ? error.message : systemTrouble(error);
  say(words ?? String(error instanceof Error ? error.stack : error));
}

export function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? (error instanceof Error ? error.message : 'unknown');
}

/** The settings of this process; throws an OperatorError that names all that are wrong. */
export function ownEnv(): Env {
  const env = readEnv(process.env);
  if (env.ok) return env.value;
  throw new OperatorError(wrongSettings(env.failure));
}
