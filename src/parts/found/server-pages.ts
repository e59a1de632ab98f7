import type { askedFailureText } from '../../strings/accounts/asked-failures.ts';

/** What the server has answered so far, a page at a time. */
export interface ServerPages<Row = unknown> {
  rows: readonly Row[];
  /** Rows before these. */
  first: number;
  isAsking: boolean;
  failure: Parameters<typeof askedFailureText>[0] | undefined;
  hasMore: boolean;
  /** Nothing fits what was looked for; these come close. */
  isNear: boolean;
  /** What comes next takes the place of these rows. */
  isFull: boolean;
  more(): void;
  back?: () => void;
}
