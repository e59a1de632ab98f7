import { lazy, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OutboxItem } from '../../data/outbox/item.ts';
import { loadUntilThere } from '../../hooks/shared/load-until-there.ts';
import { useConfig } from '../../hooks/shared/use-config.ts';
import { useEmergencyNumber } from '../../hooks/shared/use-emergency-number.ts';
import { useTakesMessages } from '../../hooks/items/use-takes-messages.ts';
import { FormIntro } from '../../parts/form/form-intro.tsx';
import { contactTexts } from '../../strings/public/contact.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-screen.module.css';

const loadSaved = () =>
  import('./saved-message.tsx').then(
    (chunk) => ({ default: chunk.SavedMessage }),
    // In one file with what saved it.
    () => loadUntilThere(async () => ({ default: (await import('../../parts/saved/saved-plainly.tsx')).SavedPlainly })),
  );
const ContactCorrection = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./contact-correction.tsx')).ContactCorrection })),
);
const SentMessage = lazy(() =>
  loadUntilThere(async () => ({ default: (await import('./sent-message.tsx')).SentMessage })),
);
const SavedMessage = lazy(() => loadUntilThere(loadSaved));

/** `/contact`: who to reach and a form, with `?item=` what became of the message, with `?correct=` a refused one as a form again. */
export default function ContactScreen() {
  const [search] = useSearchParams();
  const [sent, setSent] = useState<OutboxItem>();
  // Not needed to fill the form, but at hand before there is no network to fetch it.
  useEffect(() => void loadSaved(), []);
  const itemId = search.get('item');
  if (itemId !== null) return <SavedMessage id={itemId} />;
  if (sent) return <SentMessage sent={sent} onAnother={() => setSent(undefined)} />;
  return <WriteMessage onSentDirectly={setSent} />;
}

function WriteMessage({ onSentDirectly }: { onSentDirectly(item: OutboxItem): void }) {
  const [search, setSearch] = useSearchParams();
  const emergencyNumber = useEmergencyNumber();
  const takesMessages = useTakesMessages();
  const config = useConfig();
  const corrected = search.get('correct') ?? undefined;
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <FormIntro title={contactTexts.heading} lead={contactTexts.lead} emergencyNumber={emergencyNumber} />
      <ContactDetails />
      {takesMessages && config?.mail === false && (
        <div className={styles['noMail']}>
          <Banner tone="note" title={contactTexts.noMailTitle}>
            <p>{contactTexts.noMail}</p>
          </Banner>
        </div>
      )}
      {takesMessages ? (
        corrected === undefined || corrected === opened ? (
          <ContactForm
            key={corrected}
            corrected={corrected}
            onSaved={(item) => setSearch({ item }, { replace: true })}
            onSentDirectly={onSentDirectly}
          />
        ) : (
          <ContactCorrection key={corrected} id={corrected} onOpened={() => setOpened(corrected)} />
        )
      ) : (
        <Banner tone="note" title={contactTexts.noneTitle}>
          <p>{contactTexts.none}</p>
        </Banner>
      )}
    </>
  );
}
