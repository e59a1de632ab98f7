import { accountStatuses, type AccountStatus } from '../../../../contract/enumerations.ts';

/** What another screen did just before it led to the login: without words, since the language may be changed meanwhile. */
export type LoginNews =
  | { kind: 'password-changed' }
  | { kind: 'account-deleted' }
  /** Without a status the server tells nobody whether the address was new: its own sentence says what to do. */
  | { kind: 'registered'; status?: AccountStatus | undefined; message: string };

/** For `navigate`: the history keeps it with the address, over a reload too. */
export function newsState(news: LoginNews): { news: LoginNews } {
  return { news };
}

/** Anything may stand in the history's state: another version's, or nothing. */
export function readNews(state: unknown): LoginNews | undefined {
  const news: unknown = typeof state === 'object' && state !== null && 'news' in state ? state.news : undefined;
  if (typeof news !== 'object' || news === null || !('kind' in news)) return undefined;
  if (news.kind === 'password-changed' || news.kind === 'account-deleted') return { kind: news.kind };
  if (news.kind !== 'registered' || !('message' in news) || typeof news.message !== 'string') return undefined;
  const status = 'status' in news ? accountStatuses.find((one) => one === news.status) : undefined;
  return { kind: news.kind, status, message: news.message };
}
