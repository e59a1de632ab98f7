import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { usePerson } from '../../hooks/shared/use-person.ts';
import { routes } from '../../routes.ts';
import { bringOtherTexts } from '../../strings/packs.ts';
import type { AlertAudience, AlertStep } from '../alerts/alert-step.ts';
import { useAlertStep } from '../alerts/use-alert-step.ts';
import { useInstall } from '../install/use-install.ts';
import { whichCard, type Card, type CardPlace } from './which-card.ts';

const InstallPart = lazy(() =>
  loadUntilThere(async () => {
    await bringOtherTexts();
    return { default: (await import('../install/install-part.tsx')).InstallPart };
  }),
);

const AlertPart = lazy(() =>
  loadUntilThere(async () => {
    await bringOtherTexts();
    return { default: (await import('../alerts/alert-part.tsx')).AlertPart };
  }),
);

const FollowOffer = lazy(() =>
  loadUntilThere(async () => {
    await bringOtherTexts();
    return { default: (await import('../alerts/follow-offer.tsx')).FollowOffer };
  }),
);

const ReporterAlerts = lazy(() =>
  loadUntilThere(async () => {
    await bringOtherTexts();
    return { default: (await import('../alerts/reporter-alerts.tsx')).ReporterAlerts };
  }),
);

/** By a file of its own in this one: nobody waits for it, and what every phone loads first need not name it. */
const HomeNgos = lazy(() =>
  loadUntilThere(async () => {
    await bringOtherTexts();
    return { default: (await import('../../features/home/ngo-section.tsx')).NgoSection };
  }),
);

/** The card that has asked since the app was opened. */
let asked: Card | undefined;

/** The place of the app's own cards on a screen: the one whose turn it is, else the small way to what was refused. */
export function CardSlot({ place }: { place: CardPlace }) {
  const person = usePerson();
  const install = useInstall();
  const { step, audience } = useAlertStep();
  const due = cardsDue(step, install.standing === 'card');
  const card = whichCard({ place, isVolunteer: person?.role === 'volunteer', due, asked });
  // Its first answer ends its turn, and it goes on to the next step all the same.
  const [held, hold] = useState<{ first: AlertStep; audience: AlertAudience; of: string | undefined }>();
  if (card === 'permission' && step && audience && (held === undefined || held.of !== person?.id)) {
    hold({ first: step, audience, of: person?.id });
  }
  useEffect(() => {
    asked ??= card;
  }, [card]);
  return (
    <Suspense fallback={null}>
      {held && held.of === person?.id && <AlertPart key={person?.id} first={held.first} audience={held.audience} />}
      {place === 'home' && install.standing !== 'nothing' && (
        <InstallPart isAsking={card === 'install'} install={install} />
      )}
    </Suspense>
  );
}

function cardsDue(step: AlertStep | undefined, isInstallDue: boolean): readonly Card[] {
  const cards: readonly (Card | false)[] = [step !== undefined && 'permission', isInstallDue && 'install'];
  return cards.filter((card) => card !== false);
}

/** Under what was just sent a way to hear what becomes of it; under all that was sent, for who has no account, the way to end that. */
export function SentSlot() {
  const person = usePerson();
  const { pathname } = useLocation();
  const { hasService, permission, state } = useAlertStep();
  if (!hasService) return null;
  return (
    <Suspense fallback={null}>
      {pathname !== routes.outbox && <FollowOffer state={state} permission={permission} />}
      {pathname === routes.outbox && state && !person && <ReporterAlerts />}
    </Suspense>
  );
}

/** What comes late at the end of the home screen: the NGOs that help. */
export function HomeEnd() {
  return (
    <Suspense fallback={null}>
      <HomeNgos />
    </Suspense>
  );
}
