import { useState, type ReactNode } from 'react';
import { systemClock } from '../../../contract/base/clock.ts';
import type { VolunteerView } from '../../../contract/entities/volunteer.ts';
import type { KnownConfig } from '../../data/queries/config.ts';
import { tellAlertsOtherwise } from '../../data/commands/alerts/alerts-otherwise.ts';
import { saveProfile } from '../../data/commands/volunteers/volunteer.ts';
import { profileChange } from '../../data/queries/volunteers/profile-change.ts';
import { useDesk } from '../../hooks/lists/use-desk.ts';
import { useQuery } from '../../hooks/shared/use-query.ts';
import { alertStepTexts } from '../../strings/shell/alert-steps.ts';
import { useNumberReader } from '../../parts/use-numbers.ts';
import { leftToRight } from '../../strings/isolate.ts';
import { reasonSentence } from '../../strings/forms/reasons.ts';
import { CheckField } from '../../ui/form/field.tsx';
import styles from './alerts.module.css';

type Wishes = Pick<VolunteerView, 'smsAlerts' | 'emailAlerts'>;

interface StepsPartProps {
  config: KnownConfig;
  /** No push comes to this phone: alerts come this way alone, for which something must be known of it too. */
  isAlone: boolean;
  /** What else is chosen here once one of the ways is. */
  children: ReactNode;
}

/** Another way for alerts that no push brought: only those that the server has. Of the account; kept at once, and sent when it can be. */
export function StepsPart({ config: { sms, mail, country }, isAlone, children }: StepsPartProps) {
  const profile = useDesk()?.desk?.profile;
  const [tapped, setTapped] = useState<Wishes>();
  const [saved, setSaved] = useState<{ id?: string; notKept?: true }>({});
  if (!profile) return null;
  const shown = { ...profile, ...tapped };
  const choose = async (wish: Wishes) => {
    // Shown at once, though the phone is still writing it down.
    setTapped({ ...tapped, ...wish });
    const isWanted = wish.smsAlerts === true || wish.emailAlerts === true;
    const begun = isAlone && isWanted ? await tellAlertsOtherwise(systemClock.now()) : undefined;
    const kept = begun?.ok === false ? begun : await saveProfile(wish);
    setSaved(kept.ok ? { id: kept.value.id } : { notKept: true });
    if (!kept.ok) setTapped(undefined);
  };
  const hasChosen = (sms === true && shown.smsAlerts === true) || (mail === true && shown.emailAlerts === true);
  return (
    <>
      <fieldset className={styles['part']}>
        <legend>{alertStepTexts.title}</legend>
        <p className={styles['soft']}>{alertStepTexts.lead}</p>
        {sms === true && <SmsWish {...shown} country={country} onChoose={(smsAlerts) => void choose({ smsAlerts })} />}
        {mail && (
          <CheckField
            name="alert-by-email"
            label={alertStepTexts.email(leftToRight(shown.email ?? ''))}
            checked={shown.emailAlerts === true}
            onChange={({ currentTarget: { checked } }) => void choose({ emailAlerts: checked })}
          />
        )}
        <StepsNews savedId={saved.id} />
        <p role="alert" className={styles['notice']}>
          {saved.notKept && alertStepTexts.notKept}
        </p>
        <p className={styles['soft']}>{alertStepTexts.what}</p>
        <p className={styles['soft']}>{alertStepTexts.who}</p>
      </fieldset>
      {hasChosen && children}
    </>
  );
}

/** How far the wish has come that was chosen here: only what is true. */
function StepsNews({ savedId }: { savedId: string | undefined }) {
  const item = useQuery(() => profileChange('saveVolunteerProfile', savedId).catch(() => undefined), [savedId]);
  const waits = item?.state === 'queued' || item?.state === 'sending';
  return (
    <p role="status" className={styles['notice']} data-item-state={item?.state}>
      {waits && alertStepTexts.saved}
      {item?.state === 'sent' && alertStepTexts.arrived}
      {item?.state === 'needs-you' && item.reason && reasonSentence(item.reason)}
    </p>
  );
}

/** A number that no SMS can go to is told before anybody relies on it. */
function SmsWish({
  phone = '',
  country,
  smsAlerts,
  onChoose,
}: Pick<VolunteerView, 'phone' | 'smsAlerts'> & Pick<KnownConfig, 'country'> & { onChoose(isWanted: boolean): void }) {
  const reader = useNumberReader();
  const isThere = phone.trim() !== '';
  // Where the numbering plans cannot be had just now, the server judges.
  const hasTrouble = !isThere || (reader !== undefined && reader.smsNumber(phone, country) === undefined);
  return (
    <>
      <CheckField
        name="alert-by-sms"
        label={isThere ? alertStepTexts.sms(leftToRight(phone)) : alertStepTexts.smsPlain}
        checked={smsAlerts === true}
        onChange={({ currentTarget: { checked } }) => onChoose(checked)}
        aria-describedby={hasTrouble ? 'alert-number-trouble' : undefined}
      />
      {hasTrouble && (
        <p id="alert-number-trouble" className={styles['trouble']}>
          {isThere ? alertStepTexts.noCountry : alertStepTexts.noNumber}
        </p>
      )}
    </>
  );
}
