import { Suspense, type ComponentType, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { routes, volunteerTabAddress } from '../../routes.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { bringAllTexts, bringOtherTexts } from '../../strings/packs.ts';
import { titles } from '../../strings/shell/titles.ts';
import { aid, home, report } from './first-screens.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { AskingSlot, EndSlot } from '../late/late-parts.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import styles from './screen-table.module.css';

type LateScreens = typeof import('../late/late-screens.ts');

const OutboxScreen = screen(({ outboxScreen }) => outboxScreen(), bringOtherTexts);
const TrackScreen = screen(({ trackScreen }) => trackScreen());
const LoginScreen = screen(({ loginScreen }) => loginScreen());
const RegisterScreen = screen(({ registerScreen }) => registerScreen());
const ForgotScreen = screen(({ forgotScreen }) => forgotScreen());
const ResetScreen = screen(({ resetScreen }) => resetScreen());
const AccountScreen = screen(({ accountScreen }) => accountScreen());
const ContactScreen = screen(({ contactScreen }) => contactScreen());
const NewsletterScreen = screen(({ newsletterScreen }) => newsletterScreen());
const VolunteerPageScreen = screen(({ volunteerPageScreen }) => volunteerPageScreen());
const AdminPageScreen = screen(({ adminPageScreen }) => adminPageScreen());
const VolunteerDashboard = screen(({ volunteerDashboard }) => volunteerDashboard());
const AccountNews = screen(({ accountNews }) => accountNews());
const LearningTab = screen(({ learningTab }) => learningTab());
const NgoDashboard = screen(({ ngoDashboard }) => ngoDashboard());
const ActiveDisasters = screen(({ activeDisasters }) => activeDisasters());
const AdminDashboard = screen(({ adminDashboard }) => adminDashboard());
const AdminDesk = screen(({ adminDesk }) => adminDesk());
const AdminDisaster = screen(({ adminDisaster }) => adminDisaster());
const CertificateScreen = screen(({ certificateScreen }) => certificateScreen());
const AboutScreen = screen(({ aboutScreen }) => aboutScreen());
const PrivacyScreen = screen(({ privacyScreen }) => privacyScreen());
const TermsScreen = screen(({ termsScreen }) => termsScreen());
const CookiesScreen = screen(({ cookiesScreen }) => cookiesScreen());
const GuideScreen = screen(({ guideScreen }) => guideScreen(), bringOtherTexts);
const GuideTopicScreen = screen(({ guideTopicScreen }) => guideTopicScreen(), bringOtherTexts);
const NgoListScreen = screen(({ ngoListScreen }) => ngoListScreen());
const NgoScreen = screen(({ ngoScreen }) => ngoScreen());
const DisastersScreen = screen(({ disastersScreen }) => disastersScreen());
const DisasterScreen = screen(({ disasterScreen }) => disasterScreen());
const DisasterTaskScreen = screen(({ disasterTaskScreen }) => disasterTaskScreen());
const DonateScreen = screen(({ donateScreen }) => donateScreen());
const FundInfoScreen = screen(({ fundInfoScreen }) => fundInfoScreen());

const login = () => framed(titles.login, <LoginScreen />);
/** One person's: nothing of it stays where another signs in. */
const volunteerDashboard = (personId: string) =>
  framed(
    titles.volunteerDashboard,
    <VolunteerDashboard
      key={personId}
      news={<AccountNews />}
      slot={<AskingSlot place="dashboard" />}
      learning={<LearningTab />}
    />,
    'wide',
  );
const volunteerPage = () => framed(titles.volunteer, <VolunteerPageScreen />);
const adminDashboard = () => framed(titles.adminDashboard, <AdminDashboard desk={<AdminDesk />} />, 'wide');

/**
 * Address → screen. Each screen is a chunk of its own, loaded when it is asked for. The stored role adds routes, on this
 * client only: what they show is the server's to give. A path that is none leads to the login.
 */
export function ScreenTable({ homeSlot }: { homeSlot: ReactNode }) {
  const person = usePerson();
  const role = person?.role;
  const volunteer = role === 'volunteer' ? person : undefined;
  return (
    <Routes>
      <Route path={routes.home} element={framed(titles.home, <home.Screen slot={homeSlot} end={<EndSlot />} />)} />
      <Route path={routes.reportDisaster} element={framed(titles.report, <report.Screen />)} />
      <Route path={routes.requestAssistance} element={framed(titles.aid, <aid.Screen />)} />
      <Route path={routes.outbox} element={framed(titles.outbox, <OutboxScreen />)} />
      <Route path={routes.track} element={framed(appTexts.name, <TrackScreen />)} />
      <Route path={routes.trackOne} element={framed(appTexts.name, <TrackScreen />)} />
      <Route path={routes.about} element={framed(appTexts.about, <AboutScreen />)} />
      <Route path={routes.contact} element={framed(appTexts.contact, <ContactScreen />)} />
      <Route path={routes.newsletter} element={framed(appTexts.name, <NewsletterScreen />)} />
      <Route path={routes.privacyPolicy} element={framed(appTexts.privacyPolicy, <PrivacyScreen />)} />
      <Route path={routes.termsOfService} element={framed(appTexts.termsOfService, <TermsScreen />)} />
      <Route path={routes.cookiePolicy} element={framed(appTexts.cookiePolicy, <CookiesScreen />)} />
      <Route path={routes.guide} element={framed(titles.guide, <GuideScreen />)} />
      <Route path={routes.guideTopic} element={framed(titles.guide, <GuideTopicScreen />)} />
      <Route path={routes.ngoShort} element={framed(appTexts.ngo, <NgoListScreen />)} />
      <Route path={routes.ngoList} element={framed(appTexts.ngo, <NgoListScreen />)} />
      <Route path={routes.ngo} element={framed(appTexts.ngo, <NgoScreen />)} />
      <Route path={routes.disasters} element={framed(titles.disasters, <DisastersScreen />)} />
      <Route path={routes.disaster} element={framed(titles.disasters, <DisasterScreen />)} />
      <Route path={routes.donate} element={framed(titles.donate, <DonateScreen />)} />
      <Route path={routes.certificate} element={framed(appTexts.name, <CertificateScreen />)} />
      <Route path={routes.fundInfo} element={framed(titles.funds, <FundInfoScreen />, 'wide')} />
      <Route path={routes.register} element={framed(titles.register, <RegisterScreen />)} />
      <Route path={routes.forgotPassword} element={framed(titles.forgotPassword, <ForgotScreen />)} />
      <Route path={routes.resetPassword} element={framed(titles.resetPassword, <ResetScreen />)} />
      <Route path={routes.volunteer} element={volunteer ? volunteerDashboard(volunteer.id) : volunteerPage()} />
      <Route
        path={routes.admin}
        element={role === 'admin' ? adminDashboard() : framed(titles.admin, <AdminPageScreen />)}
      />
      {person && <Route path={routes.account} element={framed(titles.account, <AccountScreen key={person.id} />)} />}
      {volunteer && <Route path={routes.volunteerDashboard} element={volunteerDashboard(volunteer.id)} />}
      <Route
        path={routes.volunteerNotifications}
        element={volunteer ? <Navigate to={volunteerTabAddress('notifications')} replace /> : volunteerPage()}
      />
      <Route
        path={routes.volunteerDisaster}
        element={volunteer ? framed(titles.disasters, <DisasterTaskScreen />) : volunteerPage()}
      />
      {role === 'ngo' && (
        <Route
          path={routes.ngoDashboard}
          element={framed(
            titles.ngoDashboard,
            <NgoDashboard key={person?.id} news={<AccountNews />} disasters={<ActiveDisasters />} />,
            'wide',
          )}
        />
      )}
      {role === 'admin' && <Route path={routes.adminDashboard} element={adminDashboard()} />}
      {role === 'admin' && (
        <Route
          path={routes.adminDisaster}
          element={framed(titles.disasters, <AdminDisaster news={<AccountNews />} />, 'wide')}
        />
      )}
      <Route path="*" element={login()} />
    </Routes>
  );
}

/** One that no written page is of: neither its texts nor what it is made of come with the app. */
function screen<Props extends object>(
  load: (late: LateScreens) => Promise<{ default: ComponentType<Props> }>,
  bringTexts = bringAllTexts,
) {
  return lazyScreen(async () => {
    const [late] = await Promise.all([import('../late/late-screens.ts'), bringTexts()]);
    return load(late);
  }).Screen;
}

function framed(title: string, screen: ReactNode, width?: 'wide') {
  return (
    <ScreenBoundary key={title}>
      <Suspense fallback={<p className={styles['loading']}>{appTexts.loading}</p>}>
        <ScreenFrame title={title} isWide={width === 'wide'}>
          {screen}
        </ScreenFrame>
      </Suspense>
    </ScreenBoundary>
  );
}
