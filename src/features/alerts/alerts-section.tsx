import { lazy, useState, type ReactNode } from 'react';
import { systemClock } from '../../../contract/base/clock.ts';
import { chooseAlerts, turnAlertsOff, turnAlertsOn } from '../../data/commands/alerts/alerts.ts';
import type { ChosenWishes } from '../../data/queries/alerts.ts';
import { bringPush } from '../../hooks/alerts/bring-push.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { useNow } from '../../hooks/shared/use-now.ts';
import { LatePart } from '../../parts/late-part.tsx';
import { askForAlerts } from '../../platform/push/alert-permission.ts';
import { alertTexts } from '../../strings/shell/alerts.ts';
import { timeSince } from '../../strings/time.ts';
import { Button } from '../../ui/button.tsx';
import { useAlerts, type Alerts } from './use-alerts.ts';
import { useArrival } from './use-arrival.ts';
import styles from './alerts.module.css';

/** Only volunteers and organizations have them. */
const PlacePart = lazy(() => loadUntilThere(async () => ({ default: (await import('./place-part.tsx')).PlacePart })));
const WhichPart = lazy(() => loadUntilThere(async () => ({ default: (await import('./which-part.tsx')).WhichPart })));
const QuietPart = lazy(() => loadUntilThere(async () => ({ default: (await import('./quiet-part.tsx')).QuietPart })));

/** Only volunteers of a server that has another way. */
const StepsPart = lazy(() => loadUntilThere(async () => ({ default: (await import('./steps-part.tsx')).StepsPart })));

interface SectionProps {
  heading: 'h2' | 'h3';
  /** What only the person at the phone can change, and how. */
  steps?: Readonly<Record<'blocked' | 'install', ReactNode>>;
}

/** Alerts on this phone: whether, which, when and for where. Each choice is kept at once, and goes to the server when it can. */
export function AlertsSection(props: SectionProps) {
  const alerts = useAlerts();
  return alerts ? <Section {...props} {...alerts} /> : null;
}

function Section({ heading: Heading, steps, ...alerts }: Alerts & SectionProps) {
  const title = useArrival();
  const isCut = ['blocked', 'install', 'never'].includes(alerts.standing);
  return (
    <section className={styles['section']} id="alerts" aria-labelledby="alerts-title">
      <Heading id="alerts-title" ref={title} tabIndex={-1} className={styles['title']}>
        {alertTexts.title}
      </Heading>
      <Standing {...alerts} />
      {(alerts.standing === 'blocked' || alerts.standing === 'install') && steps?.[alerts.standing]}
      {!isCut && <Choices {...alerts} />}
      {alerts.isVolunteer && (alerts.config.sms === true || alerts.config.mail) && (
        <LatePart>
          <StepsPart config={alerts.config} isAlone={isCut || alerts.standing === 'ask'}>
            {isCut && <Choices {...alerts} />}
          </StepsPart>
        </LatePart>
      )}
    </section>
  );
}

function Standing({ standing, state, isVolunteer, isCalled, isApproved }: Alerts) {
  const now = useNow();
  const [notice, setNotice] = useState('');
  const isOn = state?.isOn === true && standing !== 'ask';
  const isPlaced = state?.place !== undefined || state?.wishes.place !== undefined;
  const canChange =
    standing !== 'never' && standing !== 'install' && standing !== 'blocked' && standing !== 'no-service';

  async function turn(): Promise<void> {
    // The browser asks where nobody has answered it yet, and only after this tap.
    if (!isOn && (await askForAlerts()) !== 'allowed') return;
    const kept = await (isOn ? turnAlertsOff : turnAlertsOn)(systemClock.now());
    setNotice(kept.ok ? '' : alertTexts.notKept);
    void bringPush();
  }

  return (
    <>
      <p role="status" className={styles['state']} data-standing={standing}>
        {standing === 'on' && isVolunteer && !isPlaced ? alertTexts.onPlaceless : alertTexts.state[standing]}
      </p>
      {isCalled && !isApproved && isOn && <p>{alertTexts.approvedOnly}</p>}
      {state?.told && standing.startsWith('on') && (
        <p className={styles['soft']}>{alertTexts.lastTold(timeSince(state.told.at, now))}</p>
      )}
      {canChange && (
        <div>
          <Button look={isOn ? 'plain' : 'aid'} onClick={() => void turn()}>
            {isOn ? alertTexts.turnOff : alertTexts.turnOn}
          </Button>
        </div>
      )}
      <p role="alert" className={styles['notice']}>
        {notice}
      </p>
    </>
  );
}

/** Only volunteers and organizations are called; of what is one's own one hears in any case. */
function Choices({ state, isCalled }: Alerts) {
  const [notice, setNotice] = useState('');
  // What was tapped shows at once, and the next tap builds on it, though the phone is still writing it down.
  const [tapped, setTapped] = useState<ChosenWishes>();
  if (!isCalled || !state?.isOn) return null;
  const choose = async (wishes: ChosenWishes) => {
    setTapped(wishes);
    const kept = await chooseAlerts(wishes, systemClock.now());
    setNotice(kept.ok ? alertTexts.saved : alertTexts.notKept);
    if (!kept.ok) setTapped(undefined);
    void bringPush();
  };
  const part = { wishes: tapped ?? state.wishes, onChoose: (wishes: ChosenWishes) => void choose(wishes) };
  return (
    <>
      <LatePart>
        <PlacePart {...part} place={state.place} />
        <WhichPart {...part} />
        <QuietPart {...part} />
      </LatePart>
      <p role="status" className={styles['notice']}>
        {notice}
      </p>
    </>
  );
}
