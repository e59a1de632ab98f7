import { findAccount } from '../store/accounts/accounts.ts';
import { isNewest } from '../store/alerts/notices.ts';
import type { AccountDetail } from './notice-details.ts';
import type { NoticeKind } from './notice-kind.ts';
import { noticePaths } from './notice-paths.ts';
import { plainNotice } from './plain-notice.ts';

/** How an applicant's role was decided, as long as it stands like that: the reason is on the dashboard, and on no lock screen. */
export const accountNotice: NoticeKind = async ({ pool }, notice) => {
  const { account: decided } = notice.detail as AccountDetail;
  const account = await findAccount(pool, notice.about);
  if (account?.status !== decided || !(await isNewest(pool, notice))) return undefined;
  const { role } = account;
  return plainNotice(notice, {
    path: noticePaths.dashboard(role),
    isOfAccount: true,
    words: ({ account: { approved, refused } }) =>
      decided === 'refused' ? refused : { title: approved.title, body: approved[role] },
  });
};
