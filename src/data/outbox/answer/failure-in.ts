import type { FailureTold } from '../item.ts';
import type { JsonRecord } from './read-json.ts';

/** What exactly went wrong, where a server names it. */
export function failureIn({ code, params }: JsonRecord): { failure?: FailureTold } {
  return typeof code === 'string' ? { failure: { code, params } } : {};
}
