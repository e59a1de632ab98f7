import { useRef, useState, type ReactNode } from 'react';
import { alertState } from '../../data/queries/alerts.ts';
import { useConfig } from '../../hooks/shared/use-config.ts';
import { useQuery } from '../../hooks/shared/use-query.ts';
import { alertCardTexts, unblockTexts } from '../../strings/shell/alerts.ts';
import { noAlertsTexts } from '../../strings/shell/no-alerts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useFocusHeir } from '../../ui/form/use-focus-heir.ts';
import styles from './alert-card.module.css';
import { AlertAsk } from './alert-ask.tsx';
import { AlertPlace } from './alert-place.tsx';
import type { AlertAudience, AlertStep } from './alert-step.ts';
import { alertsAddress } from './alerts-address.ts';
import { HowToInstall } from '../install/how-to-install.tsx';
import { UnblockSteps } from './unblock-steps.tsx';

interface AlertCardProps {
  /** With which it begins. */
  first: AlertStep;
  audience: AlertAudience;
  onLater(): void;
  onClose(): void;
}

/** One step after the other: the yes, the place, and that it is done; or what has to be done elsewhere first. */
export function AlertCard({ first, audience, onLater, onClose }: AlertCardProps) {
  const [step, setStep] = useState(first);
  const card = useRef<HTMLElement>(null);
  const known = useQuery(async () => ({ state: await alertState() }), []);
  const isTold = known?.state?.told !== undefined && known.state.trouble === undefined;
  const later = (
    <Button look="quiet" onClick={onLater}>
      {alertCardTexts.later}
    </Button>
  );
  const steps: Readonly<Record<AlertStep, readonly [title: string, body: ReactNode]>> = {
    ask: [alertCardTexts.title[audience], <AlertAsk key="ask" {...{ audience, later }} onStep={setStep} />],
    place: [
      alertCardTexts.placeTitle,
      <AlertPlace key="place" later={later} onPlaced={() => setStep('done')} onElsewhere={onClose} />,
    ],
    blocked: [
      unblockTexts.title,
      <Rest key="blocked" button={later}>
        <UnblockSteps />
      </Rest>,
    ],
    install: [
      alertCardTexts.installTitle,
      <Rest key="install" button={later}>
        <p>{alertCardTexts.installBody}</p>
        <HowToInstall />
      </Rest>,
    ],
    never: [
      noAlertsTexts.title,
      <Rest key="never" button={<Never audience={audience} later={later} onClose={onClose} />}>
        <p>{noAlertsTexts.body}</p>
      </Rest>,
    ],
    done: [
      isTold ? alertCardTexts.doneTitle : alertCardTexts.waitsTitle,
      <Rest key="done" button={<Done audience={audience} onClose={onClose} />}>
        {!isTold && <p>{alertCardTexts.waitsBody}</p>}
      </Rest>,
    ],
  };
  const [title, body] = steps[step];
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={styles['card']}
      aria-labelledby="alert-card-title"
      data-step={step}
      {...useFocusHeir(card)}
    >
      <h2 id="alert-card-title" aria-live="polite">
        {title}
      </h2>
      {body}
    </section>
  );
}

/** Which ones is chosen elsewhere; there the card has nothing more to say. */
function Done({ audience, onClose }: Pick<AlertCardProps, 'audience' | 'onClose'>) {
  return (
    <>
      <Button onClick={onClose}>{alertCardTexts.close}</Button>
      {audience !== 'reporter' && (
        <ButtonLink to={alertsAddress(audience)} look="quiet" onClick={onClose}>
          {alertCardTexts.change}
        </ButtonLink>
      )}
    </>
  );
}

/** Where this server knows another way, it is chosen elsewhere. */
function Never({ audience, later, onClose }: Pick<AlertCardProps, 'audience' | 'onClose'> & { later: ReactNode }) {
  const config = useConfig();
  return (
    <>
      {(config?.sms === true || config?.mail === true) && (
        <ButtonLink to={alertsAddress(audience)} onClick={onClose}>
          {noAlertsTexts.another}
        </ButtonLink>
      )}
      {later}
    </>
  );
}

function Rest({ children, button }: { children: ReactNode; button: ReactNode }) {
  return (
    <>
      {children}
      <div className={styles['actions']}>{button}</div>
    </>
  );
}
