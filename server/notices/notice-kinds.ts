import type { PushKind } from '../../contract/entities/push-message.ts';
import { accountNotice } from './account-notice.ts';
import { alertNotice } from './alert-notice.ts';
import type { NoticeKind } from './notice-kind.ts';
import { reportNotice } from './report-notice.ts';
import { teamNotice } from './team-notice.ts';
import { workNotice } from './work-notice.ts';

/** What each kind of notice tells. */
export const noticeKinds: Readonly<Record<PushKind, NoticeKind>> = {
  alert: alertNotice,
  account: accountNotice,
  report: reportNotice,
  work: workNotice,
  team: teamNotice,
};
