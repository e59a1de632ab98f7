/*
 * Where the admins' screens are had, and the parts of their dashboard. Apart from `late-screens.ts`: what is listed there must be on
 * every phone before the app counts as installed.
 */

export const dashboard = () => import('../../features/admin-desk/admin-dashboard-screen.tsx');
export const overviewTab = async () => ({
  default: (await import('../../features/admin-desk/overview-tab.tsx')).OverviewTab,
});
export const approvalTab = async () => ({
  default: (await import('../../features/admin/approvals/approval-tab.tsx')).ApprovalTab,
});
export const reportedTab = async () => ({
  default: (await import('../../features/admin-reports/reported-tab.tsx')).ReportedTab,
});
export const aidTab = async () => ({ default: (await import('../../features/admin-aid/aid-tab.tsx')).AidTab });
export const donationsTab = async () => ({
  default: (await import('../../features/admin-donations/donations-tab.tsx')).DonationsTab,
});
export const deskTab = async () => ({ default: (await import('../../features/admin/desk-tab.tsx')).DeskTab });
export const disaster = () => import('../../features/admin-disaster/admin-disaster-screen.tsx');
export const disasterWork = async () => ({
  default: (await import('../../features/admin/reported-work/disaster-work.tsx')).DisasterWork,
});
export const recordBeside = async () => ({
  default: (await import('../../features/admin-disaster/face/record-beside.tsx')).RecordBeside,
});
