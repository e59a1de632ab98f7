import type { ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { routes } from '../../routes.ts';
import { volunteerTabAddress } from '../../addresses.ts';
import { appTexts } from '../../strings/shell/app.ts';
import { bringAllTexts, bringOtherTexts } from '../../strings/packs.ts';
import { titles } from '../../strings/shell/titles.ts';
import * as late from '../late/late-screens.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { AskingSlot } from '../late/late-parts.tsx';
import { framed } from './framed.tsx';

const OutboxScreen = screen(late.outboxScreen, bringOtherTexts);
const TrackScreen = screen(late.trackScreen);
const LoginScreen = screen(late.loginScreen);
const RegisterScreen = screen(late.registerScreen);
const ForgotScreen = screen(late.forgotScreen);
const ResetScreen = screen(late.resetScreen);
const AccountScreen = screen(late.accountScreen);
const ContactScreen = screen(late.contactScreen);
const NewsletterScreen = screen(late.newsletterScreen);
const VolunteerPageScreen = screen(late.volunteerPageScreen);
const AdminPageScreen = screen(late.adminPageScreen);
const VolunteerDashboard = screen(late.volunteerDashboard);
const AccountNews = screen(late.accountNews);
const LearningTab = screen(late.learningTab);
const NgoDashboard = screen(late.ngoDashboard);
const ActiveDisasters = screen(late.activeDisasters);
const AdminDashboard = screen(late.adminDashboard);
const AdminDesk = screen(late.adminDesk);
const AdminDisaster = screen(late.adminDisaster);
const CertificateScreen = screen(late.certificateScreen);
const AboutScreen = screen(late.aboutScreen);
const PrivacyScreen = screen(late.privacyScreen);
const TermsScreen = screen(late.termsScreen);
const CookiesScreen = screen(late.cookiesScreen);
const GuideScreen = screen(late.guideScreen, bringOtherTexts);
const GuideTopicScreen = screen(late.guideTopicScreen, bringOtherTexts);
const NgoListScreen = screen(late.ngoListScreen);
const NgoScreen = screen(late.ngoScreen);
const DisastersScreen = screen(late.disastersScreen);
const DisasterScreen = screen(late.disasterScreen);
const DisasterTaskScreen = screen(late.disasterTaskScreen);
const DonateScreen = screen(late.donateScreen);
const FundInfoScreen = screen(late.fundInfoScreen);

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
 * Address → screen, for all that have no written page (those: `first-table.tsx`). Each screen is a chunk of its own, loaded when it is asked for. The stored role adds routes, on this
 * client only: what they show is the server's to give. A path that is none leads to the login.
 */
export function ScreenTable() {
  const person = usePerson();
  const role = person?.role;
  const volunteer = role === 'volunteer' ? person : undefined;
  return (
    <Routes>
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

/** Neither its texts nor what it is made of come with the app. */
function screen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  bringTexts = bringAllTexts,
) {
  return lazyScreen(async () => {
    await bringTexts();
    return load();
  }).Screen;
}
