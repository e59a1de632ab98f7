/*
 * Where the screens are had that no written page is of, and parts of them. Apart from the screen table: what each is made of
 * is listed where it is asked for, and the table comes before the first form. Asked for only once the texts are there.
 */
import { bringAssistantTexts } from '../../strings/packs.ts';

export const outboxScreen = () => import('../../features/outbox/outbox-screen.tsx');
export const trackScreen = () => import('../../features/track/track-screen.tsx');
export const loginScreen = () => import('../../features/account/sign-in/login-screen.tsx');
export const registerScreen = () => import('../../features/account/register/register-screen.tsx');
export const forgotScreen = () => import('../../features/account/sign-in/forgot-screen.tsx');
export const resetScreen = () => import('../../features/account/sign-in/reset-screen.tsx');
export const accountScreen = async () => (await import('../alerts/with-alerts.tsx')).accountWithAlerts();
export const volunteerPageScreen = () => import('../../features/dashboards/volunteer-page-screen.tsx');
export const adminPageScreen = () => import('../../features/dashboards/admin-page-screen.tsx');
export const volunteerDashboard = async () => (await import('../alerts/with-alerts.tsx')).dashboardWithAlerts();
export const accountNews = async () => ({
  default: (await import('../../features/dashboards/account-news.tsx')).AccountNews,
});
export const learningTab = async () => ({
  default: (await import('../../features/learning/learning-tab.tsx')).LearningTab,
});
export const ngoDashboard = () => import('../../features/ngo-work/ngo-dashboard-screen.tsx');
export const activeDisasters = async () => ({
  default: (await import('../../features/dashboards/active-disasters.tsx')).ActiveDisasters,
});
export const adminDashboard = () => import('../../features/dashboards/admin-dashboard-screen.tsx');
/** What it is made of no other phone needs: the list of that is a file of its own. */
export const adminDesk = async () => (await import('./admin-desk.tsx')).bringDesk();
export const adminDisaster = async () => (await import('./admin-desk.tsx')).bringDisaster();
export const certificateScreen = () => import('../../features/certificates/certificate-screen.tsx');
export const aboutScreen = () => import('../../features/about/about-screen.tsx');
export const privacyScreen = () => import('../../features/legal/privacy-screen.tsx');
export const termsScreen = () => import('../../features/legal/terms-screen.tsx');
export const cookiesScreen = () => import('../../features/legal/cookies-screen.tsx');
export const guideScreen = () => import('../../features/guide/guide-screen.tsx');
export const guideTopicScreen = () => import('../../features/guide/guide-topic-screen.tsx');
export const ngoListScreen = () => import('../../features/ngos/ngo-list-screen.tsx');
export const ngoScreen = () => import('../../features/ngos/ngo-screen.tsx');
export const disastersScreen = () => import('../../features/disasters/disasters-screen.tsx');
export const fundInfoScreen = () => import('../../features/funds/fund-info-screen.tsx');
export const disasterScreen = () => import('../../features/disasters/disaster-screen.tsx');
export const disasterTaskScreen = () => import('../../features/volunteers/detail/disaster-task-screen.tsx');
export const donateScreen = async () => (await import('./donate-with-account.tsx')).donateWithAccount();
export const contactScreen = () => import('../../features/contact/contact-screen.tsx');
export const newsletterScreen = () => import('../../features/newsletter/newsletter-screen.tsx');
export const newsletterField = async () => ({
  default: (await import('../../features/newsletter/newsletter-field.tsx')).NewsletterField,
});
export const footerContact = async () => ({ default: (await import('./footer-contact.tsx')).FooterContact });
export const demoMark = async () => ({ default: (await import('./demo-mark.tsx')).DemoMark });
export const pushShell = async () => ({ default: (await import('./push-shell.tsx')).PushShell });
export const leaveFlow = async () => ({ default: (await import('./leave-flow.tsx')).LeaveFlow });
export const assistantPanel = async () => {
  const [{ AssistantPanel }] = await Promise.all([
    import('../../features/assistant/assistant-panel.tsx'),
    bringAssistantTexts(),
  ]);
  return { default: AssistantPanel };
};
