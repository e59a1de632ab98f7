import { findReport } from '../store/reports/reports.ts';
import { countTeam } from '../store/alerts/team-notices.ts';
import type { NoticeKind } from './notice-kind.ts';
import { noticePaths } from './notice-paths.ts';
import { plainNotice } from './plain-notice.ts';
import { aboutDisaster } from './texts/in-language.ts';

/** Who comes to a disaster, in numbers of now, for the admin who alerted to it. It is over when that is. */
export const teamNotice: NoticeKind = async ({ pool }, notice) => {
  const { about } = notice;
  const report = await findReport(pool, about);
  if (report?.status !== 'approved') return undefined;
  const { coming, arrived } = await countTeam(pool, about);
  const { disasterType } = report.body;
  const counts = { coming, arrived, wanted: report.volunteersWanted };
  return plainNotice(notice, {
    path: noticePaths.team(about),
    isOfAccount: true,
    words: (texts) => aboutDisaster(texts, disasterType, texts.team(counts)),
  });
};
