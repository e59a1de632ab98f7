import { withoutInvisible } from './invisible.ts';

/** An e-mail address as it is meant: without the spaces and the marks that show nothing, which copying brings along. */
export function plainEmail(text: string): string {
  return withoutInvisible(text).trim();
}
